import { useNavigation } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'

/** A line under the header while the next page is on its way; shown by CSS only when that takes long. */
export function Progress() {
  const { shell } = useTexts()
  const { state } = useNavigation()
  return (
    <div className="progress" role="status" data-active={state === 'loading' || undefined}>
      {state === 'loading' && <span className="visually-hidden">{shell.loading}</span>}
    </div>
  )
}
