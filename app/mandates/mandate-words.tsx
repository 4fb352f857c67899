import type { MandateTerms } from './mandate-terms.ts'

/** What somebody signs, in its own language. */
export function MandateWords({ terms: { language, facts, statement } }: { terms: MandateTerms }) {
  return (
    <div className="mandate-words stack" lang={language}>
      <dl className="mandate-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {statement.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
