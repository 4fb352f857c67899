import { LocalLink } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { buttonClass } from '#app/ui/button.tsx'

export function WriteUs() {
  return (
    <LocalLink to="/contacto" className={buttonClass({ variant: 'secondary' })}>
      {useTexts().events.writeUs}
    </LocalLink>
  )
}
