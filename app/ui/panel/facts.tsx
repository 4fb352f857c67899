import type { ReactNode } from 'react'

/** What is known of one thing, as terms and their values; rows without a value say so. */
export function Facts({ facts }: { facts: readonly (readonly [term: string, value: ReactNode])[] }) {
  return (
    <dl className="facts">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {value === null || value === undefined || value === '' ? (
              <span className="muted">No especificado</span>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
