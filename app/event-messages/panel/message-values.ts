import type { Audience } from '#app/event-messages/audiences.ts'
import { unsent, type MessageValues } from '#app/messages/panel/message-values.ts'

export type GuestMessageValues = MessageValues & { audience: Audience }

export const emptyMessage: GuestMessageValues = { ...unsent, audience: 'booked' }
