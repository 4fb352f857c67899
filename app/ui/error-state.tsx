import type { ReactNode } from 'react'

type ErrorStateProps = {
  title: ReactNode
  /** 'h1' where it is all there is on the page. */
  heading?: 'h1' | 'p'
  children: ReactNode
}

/** Something could not be shown: what, and the way back. */
export function ErrorState({ title, heading: Heading = 'p', children }: ErrorStateProps) {
  return (
    <div className="page-state" role="alert">
      <Heading className="d5">{title}</Heading>
      <div className="page-state-next">{children}</div>
    </div>
  )
}
