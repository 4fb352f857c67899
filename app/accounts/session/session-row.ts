/** An open session as its owner, or an administrator, sees it. */
export type SessionRow = {
  id: string
  /** Browser and system («Firefox · Windows»); null when they are not known. */
  device: string | null
  begunAt: string
  /** When it was last used, to ten minutes. */
  seenAt: string
  /** The one in which the list is being read. */
  current: boolean
}
