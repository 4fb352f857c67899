import type { ReactNode } from 'react'

export function PriceDisc({ children }: { children: ReactNode }) {
  return <span className="price-disc">{children}</span>
}
