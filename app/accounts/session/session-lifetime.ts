import { isPanelRole, type Role } from '#app/accounts/capabilities.ts'

const DAY_SECONDS = 24 * 3600

export const IDLE_SECONDS = 7 * DAY_SECONDS

/** `updated_at` of a session is exact to this time. */
const RENEWAL_SECONDS = 10 * 60

/** The absolute lifetime of a session (ASVS 5.0, 7.3.2). */
const MAXIMUM_DAYS = { team: 7, user: 30 } as const

export function absoluteEnd(role: Role, startedAt: Date): Date {
  const days = isPanelRole(role) ? MAXIMUM_DAYS.team : MAXIMUM_DAYS.user
  return new Date(startedAt.getTime() + days * DAY_SECONDS * 1000)
}

/** The times of a session that is used now. */
export function timesOfUse(): { updatedAt: Date; expiresAt: Date } {
  const updatedAt = new Date()
  return { updatedAt, expiresAt: new Date(updatedAt.getTime() + IDLE_SECONDS * 1000) }
}

export function isRenewalDue(expiresAt: Date): boolean {
  return expiresAt.getTime() <= Date.now() + (IDLE_SECONDS - RENEWAL_SECONDS) * 1000
}
