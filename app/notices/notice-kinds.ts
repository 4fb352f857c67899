import type { Capability } from '#app/accounts/capabilities.ts'

export const noticeChoices = ['off', 'immediate', 'daily'] as const
export type NoticeChoice = (typeof noticeChoices)[number]

type NoticeRule = {
  /** What a person must be able to read to be told. */
  needs: Capability
  /** Facts within this time are told together when somebody is told at once. */
  digestMinutes: number
}

export const noticeRules = {
  bookings: { needs: 'registrations.read', digestMinutes: 10 },
  'late-cancellation': { needs: 'registrations.read', digestMinutes: 0 },
  'free-seats': { needs: 'events.read', digestMinutes: 0 },
  request: { needs: 'requests.read', digestMinutes: 10 },
  completion: { needs: 'members.read', digestMinutes: 10 },
} as const satisfies Record<string, NoticeRule>

export type NoticeKind = keyof typeof noticeRules
export const noticeKinds = Object.keys(noticeRules) as NoticeKind[]

/** Before an event: seats that are free again are told. */
export const FREE_SEATS_DAYS = 7
