import type { ReactNode } from 'react'
import table from '../ui/illustrations/mesa-redonda.svg?no-inline'

export function ClosingCall({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className="section later closing-call on-dark" aria-labelledby="closing-call">
      <div className="wrap">
        <div>
          <h2 className="d1" id="closing-call">
            {title}
          </h2>
          <p className="lead">{lead}</p>
          <div className="closing-call-ways flow">{children}</div>
        </div>
        <img src={table} alt="" width="600" height="600" loading="lazy" />
      </div>
    </section>
  )
}
