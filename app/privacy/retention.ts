import type { Capability } from '#app/accounts/capabilities.ts'
import { BLOCKED_YEARS } from '#app/membership/members/blocking.ts'
import { TRASH_DAYS } from '#app/platform/trash-days.ts'

export type Period = { number: number; unit: 'days' | 'months' | 'years' }

export type RetentionPolicy = {
  period: Period | null
  removedBy: 'purge' | 'request' | 'operator'
  /** What a role needs to see it in the panel: all of these. Empty: the text of the policy says who sees it. */
  seenWith: readonly Capability[]
  /** Only of a club that keeps members' accounts. */
  treasury?: true
}

const days = (number: number): Period => ({ number, unit: 'days' })
const months = (number: number): Period => ({ number, unit: 'months' })
const years = (number: number): Period => ({ number, unit: 'years' })

/**
 * The retention policies, in the order of the privacy text («Cuánto tiempo los guardamos»); a test compares both. The
 * daily purge takes its periods from here; `policy-texts` has what the panel says about each.
 */
export const retention = {
  'registration-diet': { period: days(30), removedBy: 'purge', seenWith: ['diets.read'] },
  registration: { period: months(12), removedBy: 'purge', seenWith: ['registrations.read'] },
  score: { period: months(12), removedBy: 'purge', seenWith: ['opinions.read'] },
  'waiting-party': { period: days(30), removedBy: 'purge', seenWith: ['waiting.read'] },
  door: { period: days(30), removedBy: 'purge', seenWith: ['door.read'] },
  'registration-origin': { period: days(7), removedBy: 'purge', seenWith: [] },
  message: { period: months(12), removedBy: 'purge', seenWith: ['messages.read'] },
  request: { period: months(12), removedBy: 'purge', seenWith: ['requests.read'] },
  'uncompleted-request': { period: months(6), removedBy: 'purge', seenWith: ['requests.read'] },
  'merged-request': { period: days(30), removedBy: 'purge', seenWith: ['requests.read'] },
  socio: { period: months(12), removedBy: 'purge', seenWith: ['members.read'] },
  'socio-diet': { period: months(12), removedBy: 'purge', seenWith: ['members.read', 'diets.read'] },
  'member-message': { period: months(12), removedBy: 'purge', seenWith: ['member-messages.read'] },
  'blocked-payment': { period: years(BLOCKED_YEARS), removedBy: 'purge', seenWith: ['privacy.read'] },
  charge: { period: years(6), removedBy: 'purge', seenWith: ['treasury.read'], treasury: true },
  mandate: { period: months(14), removedBy: 'purge', seenWith: ['treasury.read'], treasury: true },
  'bank-file': { period: months(14), removedBy: 'purge', seenWith: ['treasury.read'], treasury: true },
  import: { period: days(1), removedBy: 'purge', seenWith: ['members.edit'] },
  account: { period: null, removedBy: 'request', seenWith: ['users.read'] },
  link: { period: days(7), removedBy: 'purge', seenWith: [] },
  session: { period: days(30), removedBy: 'purge', seenWith: ['users.read'] },
  mail: { period: months(3), removedBy: 'purge', seenWith: ['mails.read'] },
  photograph: { period: null, removedBy: 'request', seenWith: [] },
  consent: { period: null, removedBy: 'purge', seenWith: [] },
  'technical-log': { period: months(12), removedBy: 'operator', seenWith: [] },
  'security-log': { period: days(30), removedBy: 'purge', seenWith: ['audit.read'] },
  audit: { period: years(3), removedBy: 'purge', seenWith: ['audit.read'] },
  history: { period: months(12), removedBy: 'purge', seenWith: ['history.read'] },
  trash: { period: days(TRASH_DAYS), removedBy: 'purge', seenWith: ['history.read'] },
  backup: { period: days(35), removedBy: 'operator', seenWith: [] },
} as const satisfies Record<string, RetentionPolicy>

export type RetentionPolicyId = keyof typeof retention

export const retentionPolicyIds = Object.keys(retention) as RetentionPolicyId[]

const policies: Record<RetentionPolicyId, RetentionPolicy> = retention

export function policiesOf(hasTreasury: boolean): RetentionPolicyId[] {
  return retentionPolicyIds.filter((id) => hasTreasury || !policies[id].treasury)
}

export function isRetentionPolicyId(text: string): text is RetentionPolicyId {
  return Object.hasOwn(retention, text)
}
