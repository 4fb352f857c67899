import { localPath } from '#app/i18n/language.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { island } from '#app/ui/island.tsx'

/**
 * What `progress-island.ts` says while the next page is on its way: the specification gives some pages words of their
 * own (public-site §8).
 */
export type LoadingTexts = { any: string; restaurants: string; list: string; one: string }

/**
 * The place of a line under the header, and of what one waits for. CSS shows them only when that takes longer than a
 * third of a second.
 */
export function Progress() {
  const { restaurants, shell } = useTexts()
  const texts: LoadingTexts = {
    any: shell.loading,
    restaurants: localPath('/restaurantes', useLanguage()),
    list: restaurants.loadingList,
    one: restaurants.loadingOne,
  }
  return <output className="progress" {...island('progress', texts)} />
}
