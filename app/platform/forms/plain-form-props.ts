/** Of the island of a form that the browser can send alone. */
export type PlainFormProps = {
  /** What its draft is called, with the link's token; null for a form without text. */
  draft: string | null
  /** The form comes back with what was typed. */
  restarted?: boolean | undefined
  /** The fields that are never kept. */
  unkept?: readonly string[] | undefined
  /** Where a session that has ended leads to. */
  signIn?: string | undefined
  texts: PlainFormTexts
}

export type PlainFormTexts = Record<'now' | 'offline' | 'noAnswer' | 'unavailable' | 'tooMany', string> &
  Record<'signedOut' | 'signIn', string>
