import { useNavigation } from 'react-router'
import { localPath } from '#app/i18n/language.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'

/**
 * What is shown while the next page is on its way: a line under the header, and what one waits for. CSS shows them only when that takes
 * longer than a third of a second.
 */
export function Progress() {
  const { state, location } = useNavigation()
  const text = useLoadingText(location?.pathname ?? '')
  return (
    <output className="progress" data-active={state === 'loading' || undefined}>
      {state === 'loading' && (
        <span className="progress-text">
          <span className="plate-spinner" />
          {text}
        </span>
      )}
    </output>
  )
}

/** The specification gives some pages words of their own (public-site §8). */
function useLoadingText(pathname: string): string {
  const { restaurants, shell } = useTexts()
  const list = localPath('/restaurantes', useLanguage())
  if (pathname === list) return restaurants.loadingList
  return pathname.startsWith(`${list}/`) ? restaurants.loadingOne : shell.loading
}
