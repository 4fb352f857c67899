import type { ReactNode } from 'react'
import table from '../ui/illustrations/mesa-redonda.svg?no-inline'

/** The last call of a page: the round table with its free chair. The buttons are the children. */
export function ClosingCall({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className="section closing-call on-dark" aria-labelledby="closing-call">
      <div className="wrap">
        <div>
          <h2 className="d1" id="closing-call">
            {title}
          </h2>
          <p className="lead">{lead}</p>
          <div className="closing-call-ways">{children}</div>
        </div>
        <img src={table} alt="" width="600" height="600" loading="lazy" />
      </div>
    </section>
  )
}
