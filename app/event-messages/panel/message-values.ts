import type { Audience } from '#app/event-messages/audience.server.ts'
import type { TextFields } from './forms.ts'

export type MessageValues = TextFields & { version: number; audience: Audience; when: 'now' | 'at'; send_at: string }

export const emptyMessage: MessageValues = {
  version: 0,
  audience: 'booked',
  subject: '',
  body: '',
  subject_ca: '',
  body_ca: '',
  when: 'now',
  send_at: '',
}
