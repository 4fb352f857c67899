import type { messagePurposes } from '#app/database/schema.ts'
import { unsent, type MessageValues } from '#app/messages/panel/message-values.ts'

/** Those of the table, for the browser too. */
export const purposes: typeof messagePurposes = ['service', 'news']
export type Purpose = (typeof purposes)[number]
export type MemberMessageValues = MessageValues & { purpose: Purpose }

export const emptyMessage: MemberMessageValues = { ...unsent, audience: 'members', purpose: 'news' }

const TYPE = 'type:'

export const choiceOfType = (membershipType: string) => `${TYPE}${membershipType}`

/** As the message stores it. */
export function addressingOf({ audience, purpose }: { audience: string; purpose: Purpose }) {
  if (audience.startsWith(TYPE))
    return { audience: 'member-type', purpose, membershipType: audience.slice(TYPE.length) } as const
  return { audience: audience === 'chosen' ? 'chosen-members' : 'members', purpose } as const
}

/** What is chosen in the form: whom, and why. */
export function reachKey(purpose: Purpose, audience: string): string {
  return `${purpose} ${audience}`
}

export function readReachKey(key: string): { purpose: Purpose; audience: string } {
  const [purpose = ''] = key.split(' ', 1)
  return { purpose: purpose === 'service' ? 'service' : 'news', audience: key.slice(purpose.length + 1) }
}
