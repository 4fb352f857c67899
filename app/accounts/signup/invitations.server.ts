import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { usuarios } from '#app/database/schema.ts'
import { audit } from '#app/platform/audit.server.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import { createAccount, findByEmail, setProvenPassword } from '#app/accounts/accounts.server.ts'
import { roleNumbers } from '#app/accounts/capabilities.ts'
import { inPanelTransaction } from '#app/accounts/panel-transaction.server.ts'
import { lockAdministrators } from '#app/accounts/lock-administrators.server.ts'
import { hashNewPassword, type PasswordRefusal } from '#app/accounts/password-rules.server.ts'
import { endSessions } from '#app/accounts/session/sessions.server.ts'
import { findToken, consumeToken } from '#app/accounts/tokens.server.ts'

type InvitationForm = { name: string; password: string; privacyVersion: string }
type AcceptanceResult = { ok: true; userId: string } | { ok: false; reason: 'unknown' | PasswordRefusal }

export async function acceptInvitation(token: string, form: InvitationForm): Promise<AcceptanceResult> {
  const invited = await findToken('invitation', token)
  if (!invited) return { ok: false, reason: 'unknown' }
  const hashed = await hashNewPassword(form.password, invited)
  if (!hashed.ok) return hashed
  return inPanelTransaction(async (tx) => {
    const pending = await consumeToken(tx, 'invitation', token)
    if (!pending?.by || !(await lockAdministrators(tx, { id: pending.by })).isActing)
      return { ok: false, reason: 'unknown' }
    const made = await createInvited(tx, pending, form, hashed.passwordHash)
    const userId = made ?? (await promoteAccount(tx, pending, hashed.passwordHash))
    return { ok: true, userId }
  })
}

type Invitation = { email: string; role: number; organizerId?: number | null }

async function createInvited(
  tx: Transaction,
  { email, role, organizerId = null }: Invitation,
  { name, privacyVersion }: InvitationForm,
  passwordHash: string,
): Promise<string | null> {
  const account = {
    email,
    role,
    organizerId,
    name,
    language: mainLanguage(),
    privacyVersion,
    privacyAcceptedAt: new Date(),
  } as const
  const userId = await createAccount(tx, account, passwordHash)
  if (userId) await auditAcceptance(tx, userId, ['role'])
  return userId
}

async function promoteAccount(tx: Transaction, invitation: Invitation, passwordHash: string): Promise<string> {
  const user = await findByEmail(tx, invitation.email)
  if (!user) throw new Error('the account of an invited address was deleted meanwhile')
  const { role, organizerId = null } = user.role === roleNumbers.admin ? { role: user.role } : invitation
  await tx.update(usuarios).set({ role, organizerId, updatedAt: new Date() }).where(eq(usuarios.id, user.id))
  await setProvenPassword(tx, user.id, passwordHash)
  await endSessions(tx, user.id)
  await auditAcceptance(tx, user.id, ['role', 'password'])
  return user.id
}

async function auditAcceptance(tx: Transaction, userId: string, fields: string[]): Promise<void> {
  await audit(tx, { actor: userId, action: 'user.invitation-accepted', subject: userId, fields })
}
