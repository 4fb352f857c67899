import type { ReactNode } from 'react'
import plate from './illustrations/plate-finished.svg?no-inline'

type ErrorStateProps = {
  title: ReactNode
  /** `h1`: instead of the whole page, with a drawing. */
  heading?: 'h1' | 'p'
  children: ReactNode
}

export function ErrorState({ title, heading: Heading = 'p', children }: ErrorStateProps) {
  return (
    <div className="page-state stack gap-3" role="alert">
      {Heading === 'h1' && <img src={plate} alt="" width="104" height="104" />}
      <Heading className={Heading === 'h1' ? 'd3' : 'd5'}>{title}</Heading>
      <div className="page-state-next stack gap-4">{children}</div>
    </div>
  )
}
