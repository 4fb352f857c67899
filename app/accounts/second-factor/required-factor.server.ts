import { seesPersonalData, type Role } from '#app/accounts/capabilities.ts'
import { currentClub } from '#app/platform/club.server.ts'
import { hasSecondFactor } from './factors.server.ts'

/** Whether the club asks an account of this role for a second factor. */
export function requiresSecondFactor(role: Role): boolean {
  return currentClub().requiresSecondFactor && seesPersonalData(role)
}

export async function lacksRequiredFactor({ id, role }: { id: string; role: Role }): Promise<boolean> {
  return requiresSecondFactor(role) && !(await hasSecondFactor(id))
}
