import type { ReactNode } from 'react'

/** A price on a saffron disc, with a small word below it if there is one. Where it stands is its card's affair. */
export function PriceDisc({ children, note }: { children: ReactNode; note?: string }) {
  return (
    <span className="price-disc">
      {children}
      {note && <small className="price-disc-note">{note}</small>}
    </span>
  )
}
