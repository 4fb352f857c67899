import { eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { authSessions, usuarios } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import { MailButton, MailParagraph } from '#app/platform/mail/mail-parts.tsx'
import type { Composer, MailMessage } from '#app/platform/mail/message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { isPanelRole, roleOf } from './capabilities.ts'
import { accountTexts } from './panel-texts.ts'
import { findToken, tokenForMail } from './tokens.server.ts'

export const composeVerifyEmail: Composer<'verify-email'> = async ({ linkId }, language) => {
  const token = await tokenForMail('sign-up', linkId)
  if (!token) return null
  const t = mailTextsOf[language].accounts.verify
  return composeAccountMail(language, { ...t, closing: t.notYou }, `/auth/verificar?token=${token}`)
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
  const labels = { ...t, intro: t.intro(accountTexts[language].roleNouns[role]) }
  return composeAccountMail(language, labels, `/auth/invitacion?token=${token}`)
}

export const composeExistingAccount: Composer<'existing-account'> = async ({ userId, asked }, language) => {
  if (!(await accountExists(userId))) return null
  const t = mailTextsOf[language].accounts.existing
  const intro = asked === 'link' ? t.introToSignIn : t.intro
  return composeAccountMail(language, { ...t, intro, other: { label: t.recover, path: recoverPath } }, '/auth')
}

export const composePasswordChanged: Composer<'password-changed'> = async ({ userId }, language) => {
  if (!(await accountExists(userId))) return null
  const t = mailTextsOf[language].accounts.changed
  return composeAccountMail(language, { ...t, closing: t.notYou }, recoverPath)
}

/** Of a session that has ended meanwhile the device is not known. */
export const composeNewDevice: Composer<'new-device'> = async ({ userId, sessionId }, language) => {
  if (!(await accountExists(userId))) return null
  const { device } = authSessions
  const [session] = await database.select({ device }).from(authSessions).where(eq(authSessions.id, sessionId))
  const t = mailTextsOf[language].accounts.newDevice
  const intro = t.intro(session?.device ?? t.unknown)
  return composeAccountMail(language, { ...t, intro, closing: t.notYou }, recoverPath)
}

/** Whoever did not expect it changes the password, which ends every session. */
export const composeSecondFactorChanged: Composer<'second-factor-changed'> = async ({ userId, change }, language) => {
  if (!(await accountExists(userId))) return null
  const { intros, ...t } = mailTextsOf[language].accounts.factorChanged
  return composeAccountMail(language, { ...t, intro: intros[change], closing: t.notYou }, recoverPath)
}

const recoverPath = '/auth?modo=recuperar'

async function accountExists(id: string): Promise<boolean> {
  return (await database.$count(usuarios, eq(usuarios.id, id))) > 0
}

type AccountMail = {
  subject: string
  heading: string
  intro: string
  button: string
  other?: { label: string; path: string }
  closing?: string
  footer?: string
}

/** The layout of all account mails. They contain no name: the person who typed the address also chose the name. */
function composeAccountMail(language: Language, mail: AccountMail, path: string): MailMessage {
  const { subject, heading, intro, button, other } = mail
  const { accounts: t } = mailTextsOf[language]
  return renderMail(
    { language, subject, heading, intro, greeting: t.hello, footer: mail.footer ?? t.footer },
    <>
      <MailButton href={siteUrl(path, language)} label={button} />
      {other && <MailButton href={siteUrl(other.path, language)} quiet label={other.label} />}
      <MailParagraph muted>{mail.closing ?? t.ignore}</MailParagraph>
    </>,
  )
}
