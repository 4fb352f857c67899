import { LocalTextLink } from '#app/ui/local-text-link.tsx'

type AcceptedTermsProps = { terms: { before: string; link: string; after: string }; className?: string }

/** What sending a form accepts. The link opens in a new tab, so that typed text is not lost. */
export function AcceptedTerms({ terms, className = 'small muted' }: AcceptedTermsProps) {
  return (
    <p className={className}>
      {terms.before}
      <LocalTextLink to="/terminos" target="_blank" label={terms.link} />
      {terms.after}
    </p>
  )
}
