export type SessionRow = {
  id: string
  /** Browser and system («Firefox · Windows»); null when unknown. */
  device: string | null
  startedAt: string
  /** Last use, exact to ten minutes. */
  seenAt: string
  current: boolean
}
