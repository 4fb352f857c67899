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
  bookings: { needs: 'registrations', digestMinutes: 10 },
  'late-cancellation': { needs: 'registrations', digestMinutes: 0 },
  'free-seats': { needs: 'events', digestMinutes: 0 },
  request: { needs: 'requests', digestMinutes: 10 },
  completion: { needs: 'members', digestMinutes: 10 },
} as const satisfies Record<string, NoticeRule>

export type NoticeKind = keyof typeof noticeRules
export const noticeKinds = Object.keys(noticeRules) as NoticeKind[]

/** Before an event: seats that are free again are told. */
export const FREE_SEATS_DAYS = 7

/** What one mail tells: of each kind everything after `from`, until `until`. */
type NoticeSpan = { userId: string; until: Date; from: Partial<Record<NoticeKind, Date>> }

/** The reference of the mail in `mails`; it names no record besides the account. */
export function noticeRef({ userId, until, from }: NoticeSpan): string {
  const spans = Object.entries(from).map(([kind, moment]) => `${kind}=${moment.getTime()}`)
  return [userId, until.getTime(), spans.join(',')].join(':')
}

export function parseNoticeRef(ref: string): NoticeSpan {
  const [userId = '', until, spans = ''] = ref.split(':')
  const from = spans.split(',').flatMap((span) => {
    const [name, moment] = span.split('=')
    const kind = noticeKinds.find((known) => known === name)
    return kind ? [[kind, new Date(Number(moment))] as const] : []
  })
  return { userId, until: new Date(Number(until)), from: Object.fromEntries(from) }
}
