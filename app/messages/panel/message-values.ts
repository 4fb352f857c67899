import type { TextFields } from './forms.ts'

/** What a form of a message is filled from. `audience` is one of those that its page offers. */
export type MessageValues = TextFields & { version: number; audience: string; when: 'now' | 'at'; send_at: string }

/** Of a new one. */
export const unsent = {
  version: 0,
  subject: '',
  body: '',
  subject_ca: '',
  body_ca: '',
  when: 'now',
  send_at: '',
} as const
