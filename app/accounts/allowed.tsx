import type { ReactNode } from 'react'
import type { Capability } from './capabilities.ts'
import { useCan } from './use-can.ts'

/** Shows what carries out an act, or leads to it, only to whoever may do it. The server checks again. */
export function Allowed({ to, children }: { to: Capability; children: ReactNode }) {
  return useCan()(to) ? children : null
}
