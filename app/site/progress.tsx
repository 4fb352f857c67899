import { useTexts } from '#app/i18n/texts.tsx'
import { island } from '#app/ui/island.tsx'

export type LoadingTexts = { any: string; list: string; one: string }

/** CSS shows it only if a navigation takes longer than a third of a second. */
export function Progress() {
  const { restaurants, shell } = useTexts()
  const texts: LoadingTexts = { any: shell.loading, list: restaurants.loadingList, one: restaurants.loadingOne }
  return <output className="progress" {...island('progress', texts)} />
}
