import { createElement } from 'react'
import { eq } from 'drizzle-orm'
import { config } from '#app/config.server.ts'
import { database } from '#app/database/client.server.ts'
import { authSessions, usuarios } from '#app/database/schema.ts'
import { localPath, type Language } from '#app/i18n/language.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { Composer, MailMessage } from '#app/platform/mail/message.ts'
import { renderMessage } from '#app/platform/mail/render-message.server.ts'
import { isPanelRole, roleOf } from './capabilities.ts'
import { accountTexts } from './panel-texts.ca.ts'
import { AccountMail } from './mails.tsx'
import { findToken, tokenForMail } from './tokens.server.ts'

export const composeVerifyEmail: Composer<'verify-email'> = async ({ linkId }, language) => {
  const token = await tokenForMail('sign-up', linkId)
  if (!token) return null
  const t = mailTextsOf[language].accounts.verify
  return composeAccountMail(language, t, `/auth/verificar?token=${token}`, { closing: t.notYou })
}

export const composeResetPassword: Composer<'reset-password'> = async ({ linkId }, language) => {
  const token = await tokenForMail('reset-password', linkId)
  if (!token) return null
  const { moved, introByAdministrator, ...t } = mailTextsOf[language].accounts.reset
  const labels = { administrator: { ...t, intro: introByAdministrator }, moved, 'temporary-password': t, own: t }
  const cause = (await findToken('reset-password', token))?.cause ?? 'own'
  return composeAccountMail(language, labels[cause], `/auth/nueva-contrasena?token=${token}`)
}

export const composeInvitation: Composer<'invitation'> = async ({ linkId }, language) => {
  const token = await tokenForMail('invitation', linkId)
  const pending = token && (await findToken('invitation', token))
  if (!token || !pending) return null
  const t = mailTextsOf[language].accounts.invitation
  const role = roleOf(pending.role)
  if (!isPanelRole(role)) return null
  const { closing, footer } = t
  const labels = { ...t, intro: t.intro(accountTexts[language].roleNouns[role]) }
  return composeAccountMail(language, labels, `/auth/invitacion?token=${token}`, { closing, footer })
}

export const composeExistingAccount: Composer<'existing-account'> = async ({ userId, asked }, language) => {
  if (!(await accountExists(userId))) return null
  const t = mailTextsOf[language].accounts.existing
  const labels = asked === 'link' ? { ...t, intro: t.introToSignIn } : t
  return composeAccountMail(language, labels, '/auth', {
    other: { label: t.recover, href: absolute(recoverPath, language) },
  })
}

export const composePasswordChanged: Composer<'password-changed'> = async ({ userId }, language) => {
  if (!(await accountExists(userId))) return null
  const t = mailTextsOf[language].accounts.changed
  return composeAccountMail(language, t, recoverPath, { closing: t.notYou })
}

/** Of a session that has ended meanwhile the device is not known. */
export const composeNewDevice: Composer<'new-device'> = async ({ userId, sessionId }, language) => {
  if (!(await accountExists(userId))) return null
  const { device } = authSessions
  const [session] = await database.select({ device }).from(authSessions).where(eq(authSessions.id, sessionId))
  const t = mailTextsOf[language].accounts.newDevice
  const labels = { ...t, intro: t.intro(session?.device ?? t.unknown) }
  return composeAccountMail(language, labels, recoverPath, { closing: t.notYou })
}

/** Whoever did not expect it changes the password, which ends every session. */
export const composeSecondFactorChanged: Composer<'second-factor-changed'> = async ({ userId, change }, language) => {
  if (!(await accountExists(userId))) return null
  const { intros, ...t } = mailTextsOf[language].accounts.factorChanged
  return composeAccountMail(language, { ...t, intro: intros[change] }, recoverPath, { closing: t.notYou })
}

const recoverPath = '/auth?modo=recuperar'

async function accountExists(id: string): Promise<boolean> {
  return (await database.$count(usuarios, eq(usuarios.id, id))) > 0
}

type MailLabels = { subject: string; heading: string; intro: string; button: string }

function composeAccountMail(
  language: Language,
  labels: MailLabels,
  path: string,
  options: { other?: { label: string; href: string }; closing?: string; footer?: string } = {},
): MailMessage {
  const { subject, heading, intro, button } = labels
  const href = absolute(path, language)
  return renderMessage(
    subject,
    createElement(AccountMail, { language, texts: mailTextsOf[language], heading, intro, button, href, ...options }),
  )
}

function absolute(path: string, language: Language): string {
  return config.baseUrl + localPath(path, language)
}
