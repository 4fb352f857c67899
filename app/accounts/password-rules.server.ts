import { currentClub, refreshClub } from '#app/platform/club.server.ts'
import { isPanelRole, roleOf } from './capabilities.ts'
import { isConfiguredAdministrator } from './configured-administrators.server.ts'
import { passwordLengths } from './password-lengths.ts'
import { hashPassword, isCommonPassword } from './passwords.server.ts'

type Account = { email: string; role: number }
export type PasswordRefusal = 'short' | 'common' | 'personal'
type NewPasswordResult = { ok: true; passwordHash: string } | { ok: false; reason: PasswordRefusal }

/** Up to this many more characters, a name is still refused as a password. */
const TRIVIAL_REST_CHARACTERS = 4
/** Shorter names occur inside ordinary words. */
const SHORTEST_NAME_CHARACTERS = 3

/**
 * Minimum characters of an account's password. An address of ADMIN_EMAILS counts as staff: a proven password gives it
 * the role.
 */
export function passwordMinimum({ email, role }: Account): number {
  const staff = isPanelRole(roleOf(role)) || isConfiguredAdministrator(email)
  return staff ? passwordLengths.staff : passwordLengths.account
}

export async function hashNewPassword(
  password: string,
  account: Account,
  minimum = passwordMinimum(account),
): Promise<NewPasswordResult> {
  if (password.length < minimum) return { ok: false, reason: 'short' }
  await refreshClub()
  if (await isCommonPassword(password)) return { ok: false, reason: 'common' }
  if (await isPersonalPassword(password, account.email)) return { ok: false, reason: 'personal' }
  return { ok: true, passwordHash: await hashPassword(password) }
}

/** Whether little of a password remains without the account's e-mail, its local part and the club's name. */
async function isPersonalPassword(password: string, email: string): Promise<boolean> {
  const names = [normalizeName(email), normalizeName(email.slice(0, email.lastIndexOf('@'))), ...clubNames()]
  const typed = normalizeName(password)
  const rest = names
    .filter((name) => name.length >= SHORTEST_NAME_CHARACTERS)
    .reduce((left, name) => left.replaceAll(name, ''), typed)
  return rest !== typed && (rest.length <= TRIVIAL_REST_CHARACTERS || (await isCommonPassword(rest)))
}

function clubNames(): string[] {
  const { name, formalName } = currentClub()
  return [name, formalName, ...`${name} ${formalName}`.split(' ')].map(normalizeName)
}

function normalizeName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
