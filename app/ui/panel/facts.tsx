import type { ReactNode } from 'react'

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
