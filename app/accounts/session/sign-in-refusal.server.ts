import { localPath, type Language } from '#app/i18n/language.ts'
import type { FieldError } from '#app/platform/forms/fields.ts'
import { consumePasswordResetLimit } from './sign-in-limits.server.ts'
import { requestPasswordReset } from './password-reset.server.ts'
import type { PanelSignInResult } from './sign-in.server.ts'

type Reason =
  | Exclude<Exclude<PanelSignInResult, { ok: true }>['reason'], 'temporary-password' | 'second-factor'>
  | 'too-many'
type Refusal = { error: FieldError; reason: Reason }

/** Where the owner of a temporary password chooses another one. */
export function ownPasswordPath(token: string, language: Language): string {
  return localPath(`/auth/nueva-contrasena?token=${token}`, language)
}

/** Where a sign-in goes on after the right password. @param back the page of the panel that was asked for */
export function secondFactorPath(language: Language, back?: string): string {
  return localPath(`/auth/segundo-factor${back ? `?volver=${encodeURIComponent(back)}` : ''}`, language)
}

export async function refuseSignIn(reason: Reason, email: string, language: Language): Promise<Refusal> {
  switch (reason) {
    case 'wrong':
      return { error: 'credentialsWrong', reason }
    case 'no-permission':
      return { error: 'noPermission', reason }
    case 'too-many':
      return { error: 'tooMany', reason }
    case 'password-renewal':
      return mailRenewalLink(email, language)
  }
}

async function mailRenewalLink(email: string, language: Language): Promise<Refusal> {
  if (!(await consumePasswordResetLimit(email))) return { error: 'tooMany', reason: 'too-many' }
  await requestPasswordReset(email, language)
  return { error: 'passwordRenewal', reason: 'password-renewal' }
}
