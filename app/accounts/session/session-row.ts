export type SessionRow = {
  id: string
  /** Browser and system («Firefox · Windows»); null when unknown. */
  device: string | null
  begunAt: string
  /** Last use, exact to ten minutes. */
  seenAt: string
  current: boolean
}
