import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

/** @param children what can be done about it */
export function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="notice-line row gap-3">
      <Icon name="info" />
      <span>{text}</span>
      {children}
    </div>
  )
}
