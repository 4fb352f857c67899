import type { ReactNode } from 'react'

type FactsCardProps = { label: string; head: ReactNode; children: ReactNode }

/** What it is about, a perforation, then its facts and what can be done. */
export function FactsCard({ label, head, children }: FactsCardProps) {
  return (
    <section className="facts-card" aria-label={label}>
      <div className="facts-card-head">{head}</div>
      <div className="facts-card-tear" />
      <div className="facts-card-body">{children}</div>
    </section>
  )
}
