import type { MailData, MailKind } from '#app/mail-kinds.ts'

/** The data of a stored mail, as the composer of its kind gets them. */
export function mailData<Kind extends MailKind>(kind: Kind, mail: { data: object } | undefined): MailData<Kind> {
  if (!mail) throw new Error(`no mail of the kind ${kind}`)
  return mail.data as MailData<Kind>
}
