import type { Role } from '#app/accounts/capabilities.ts'

const DAY_SECONDS = 24 * 3600

/** How long a session lasts without a visit. */
export const IDLE_SECONDS = 7 * DAY_SECONDS

/** How long after the last renewal a visit renews it: `updated_at` says to within this time when it was last used. */
export const RENEWAL_SECONDS = 10 * 60

/**
 * After how many days a session ends however often it is used: the panel asks for a password every week (ASVS 5.0,
 * 7.3.2).
 */
export const longestDays: Record<Role, number> = { admin: 7, editor: 7, user: 30 }

/** When a session ends at the latest. */
export function absoluteEnd(role: Role, begunAt: Date): Date {
  return new Date(begunAt.getTime() + longestDays[role] * DAY_SECONDS * 1000)
}
