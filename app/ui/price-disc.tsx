import type { ReactNode } from 'react'

export function PriceDisc({ children, note }: { children: ReactNode; note?: string }) {
  return (
    <span className="price-disc">
      {children}
      {note && <small className="price-disc-note">{note}</small>}
    </span>
  )
}
