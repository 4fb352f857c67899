import { giveBack, spend } from '#app/platform/budget.server.ts'
import { clientAddress } from '#app/platform/client-address.server.ts'
import { askToWait } from '#app/platform/retry-after.server.ts'
import { passwordsAreQueueing } from './passwords.server.ts'

/** Seconds after which a queue of passwords has certainly become shorter. */
const QUEUE = 5

/**
 * Signs somebody in within the budgets of the address, of the account, and of both together; the password is looked at only then, so that a
 * flood costs no hashes. Only what fails is counted.
 */
export async function withinSignInBudget<T extends { ok: boolean; reason?: string }>(email: string, attempt: () => Promise<T>): Promise<T | { ok: false; reason: 'too-many' }> {
  const address = clientAddress()
  const purses = { address, account: email, 'account-and-address': `${email} ${address}` }
  if (!mayHash() || !(await spend('sign-in', purses)).ok) return { ok: false, reason: 'too-many' }
  const outcome = await attempt()
  if (outcome.reason !== 'wrong') await giveBack('sign-in', purses)
  return outcome
}

export async function maySignUp(email: string): Promise<boolean> {
  return mayHash() && (await spend('sign-up', { address: clientAddress(), email })).ok
}

export async function mayAskForNewPassword(email: string): Promise<boolean> {
  return (await spend('password-reset', { address: clientAddress(), email })).ok
}

/** False while so many passwords wait for their turn that another one had better come again. */
export function mayHash(): boolean {
  const free = !passwordsAreQueueing()
  if (!free) askToWait(QUEUE)
  return free
}

/** Whether a link's token was a real one, whatever else was wrong: that is no guess. */
export function isKnownLink(outcome: { ok: true } | { ok: false; reason: string }): boolean {
  return outcome.ok || outcome.reason !== 'unknown'
}
