import type { MandateTerms } from './mandate-terms.ts'

type Line = readonly [name: string, value: string]

export type MandatePaperProps = {
  paper: { terms: MandateTerms; debtor: readonly Line[]; signature: readonly Line[]; note: string | null }
}

/** One printed page; an empty value is a line to write on. */
export function MandatePaper({ paper: { terms, debtor, signature, note } }: MandatePaperProps) {
  return (
    <article className="mandate-paper stack" lang={terms.language}>
      <h1 className="d4">{terms.title}</h1>
      <Lines lines={terms.facts} />
      {terms.statement.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Lines lines={debtor} />
      <Lines lines={signature} />
      {note && <p className="small">{note}</p>}
    </article>
  )
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={value ? undefined : 'mandate-paper-blank'}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
