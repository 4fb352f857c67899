import type { ReactNode } from 'react'

type ErrorStateProps = {
  title: ReactNode
  heading?: 'h1' | 'p'
  children: ReactNode
}

export function ErrorState({ title, heading: Heading = 'p', children }: ErrorStateProps) {
  return (
    <div className="page-state stack gap-3" role="alert">
      <Heading className="d5">{title}</Heading>
      <div className="page-state-next stack gap-4">{children}</div>
    </div>
  )
}
