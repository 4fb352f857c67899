import { BLOCKED_YEARS } from '#app/membership/members/blocking.ts'
import { TRASH_DAYS } from '#app/platform/trash-days.ts'

export type Period = { number: number; unit: 'days' | 'months' | 'years' }

export type RetentionPolicy = {
  period: Period | null
  removedBy: 'purge' | 'request' | 'operator'
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
  'registration-diet': { period: days(30), removedBy: 'purge' },
  registration: { period: months(12), removedBy: 'purge' },
  score: { period: months(12), removedBy: 'purge' },
  'waiting-party': { period: days(30), removedBy: 'purge' },
  door: { period: days(30), removedBy: 'purge' },
  'registration-origin': { period: days(7), removedBy: 'purge' },
  message: { period: months(12), removedBy: 'purge' },
  request: { period: months(12), removedBy: 'purge' },
  'uncompleted-request': { period: months(6), removedBy: 'purge' },
  'merged-request': { period: days(30), removedBy: 'purge' },
  socio: { period: months(12), removedBy: 'purge' },
  'socio-diet': { period: months(12), removedBy: 'purge' },
  'member-message': { period: months(12), removedBy: 'purge' },
  'blocked-payment': { period: years(BLOCKED_YEARS), removedBy: 'purge' },
  charge: { period: years(6), removedBy: 'purge', treasury: true },
  mandate: { period: months(14), removedBy: 'purge', treasury: true },
  'bank-file': { period: months(14), removedBy: 'purge', treasury: true },
  import: { period: days(1), removedBy: 'purge' },
  account: { period: null, removedBy: 'request' },
  link: { period: days(7), removedBy: 'purge' },
  session: { period: days(30), removedBy: 'purge' },
  mail: { period: months(3), removedBy: 'purge' },
  photograph: { period: null, removedBy: 'request' },
  consent: { period: null, removedBy: 'purge' },
  'technical-log': { period: months(12), removedBy: 'operator' },
  'security-log': { period: days(30), removedBy: 'purge' },
  audit: { period: years(3), removedBy: 'purge' },
  history: { period: months(12), removedBy: 'purge' },
  trash: { period: days(TRASH_DAYS), removedBy: 'purge' },
  backup: { period: days(35), removedBy: 'operator' },
} as const satisfies Record<string, RetentionPolicy>

export type RetentionPolicyId = keyof typeof retention

export const retentionPolicyIds = Object.keys(retention) as RetentionPolicyId[]

const policies: Record<RetentionPolicyId, RetentionPolicy> = retention

/** The policies of a club with a treasury or without one. */
export function policiesOf(hasTreasury: boolean): RetentionPolicyId[] {
  return retentionPolicyIds.filter((id) => hasTreasury || !policies[id].treasury)
}

export function isRetentionPolicyId(text: string): text is RetentionPolicyId {
  return Object.hasOwn(retention, text)
}
