import { useTexts } from '#app/i18n/texts.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'

export function WriteUs() {
  return <LocalButtonLink to="/contacto" variant="secondary" label={useTexts().events.writeUs} />
}
