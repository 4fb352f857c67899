import { useMatches } from 'react-router'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'

/** Shown on routes with `export const handle = { legalBar: true }`. */
export function LegalBar() {
  const { footer } = useTexts().shell
  const isShown = useMatches().some(({ handle }) => (handle as { legalBar?: boolean } | undefined)?.legalBar)
  if (!isShown) return null
  return (
    <nav className="legal-bar" aria-label={footer.legalBar}>
      <div className="wrap">
        <LocalLink to="/privacidad">{footer.privacy}</LocalLink>
        <LocalLink to="/terminos">{footer.terms}</LocalLink>
        <LocalLink to="/aviso-legal">{footer.legalNotice}</LocalLink>
      </div>
    </nav>
  )
}
