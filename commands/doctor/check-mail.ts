import { randomUUID } from 'node:crypto'
import { config } from '#app/config.server.ts'
import { checkMail, readMailQueue } from '#app/operations/check-mail.server.ts'
import { readMailCertificate } from '#app/operations/check-mail-certificate.server.ts'
import { openIncidents } from '#app/operations/incidents.server.ts'
import { describeMailError } from '#app/platform/mail/mail-errors.ts'
import { openSmtp, sendMessage } from '#app/platform/mail/transport.server.ts'
import { fault, ok, warning, type Finding } from './finding.ts'
import { daysUntil } from './spans.ts'

/** Connects, asks for TLS as SMTP_URL says, and signs in. Sends nothing. */
export async function checkSmtp(): Promise<Finding> {
  if (!config.smtpUrl)
    return warning(`Without SMTP_URL mails are files in ${config.dataDir}/mail: nobody receives them.`, 'Set SMTP_URL.')
  const { host } = new URL(config.smtpUrl)
  const smtp = openSmtp(config.smtpUrl)
  try {
    await smtp.verify()
    return ok(`${host} accepts the connection and the sign-in.`)
  } catch (error) {
    return fault(`${host} cannot be used (${describeMailError(error)}).`, remedyOf(error as { code?: string }))
  } finally {
    smtp.close()
  }
}

function remedyOf({ code }: { code?: string }): string {
  if (code === 'EAUTH') return 'Check user and password of SMTP_URL.'
  if (code === 'ETLS') return 'Check the certificate of the server, and whether it offers TLS.'
  return 'Check host and port of SMTP_URL, and whether a firewall refuses the port.'
}

export async function checkSmtpCertificate(): Promise<Finding> {
  if (!config.smtpUrl) return ok('No SMTP_URL.')
  const { detail, expires } = await readMailCertificate(config.smtpUrl)
  const remedy = 'Have it renewed: no mail is sent with a certificate that is not valid.'
  if (detail?.problem === 'invalid') return fault(`The certificate is not valid (${detail.reason}).`, remedy)
  if (!expires) return ok('There is no certificate: no connection, or one without TLS.')
  const line = `The certificate is valid for ${daysUntil(expires)} days.`
  return detail ? warning(line, remedy) : ok(line)
}

/** @param recipient whom the operator has named */
export async function sendTestMail(recipient: string): Promise<Finding> {
  const text = 'This is a test of the mails of el Cercle. Nothing needs to be done.'
  try {
    const message = { subject: 'Test mail of el Cercle', text, html: `<p>${text}</p>` }
    const answer = await sendMessage(message, { id: randomUUID(), recipient, sentAgain: 0 })
    return ok(config.smtpUrl ? `The server has answered: ${answer}` : `The mail is the file ${answer}.`)
  } catch (error) {
    const { response } = error as { response?: string }
    return fault(
      `The test mail was not sent (${describeMailError(error)}${response ? `: ${response}` : ''}).`,
      'Check SMTP_URL and MAIL_FROM, and that the server may send for the domain of MAIL_FROM.',
    )
  }
}

export async function checkMailQueue(): Promise<Finding> {
  const { waiting, oldestSeconds, failed } = await readMailQueue()
  const oldest = waiting > 0 ? ` (the oldest for ${Math.round(oldestSeconds / 60)} minutes)` : ''
  const line = `${waiting} mails wait${oldest}; ${failed} were given up in the last 30 days.`
  const [problem] = await checkMail()
  return problem ? warning(line, 'Correos in the panel shows the answers of the mail server.') : ok(line)
}

export async function checkIncidents(): Promise<Finding[]> {
  const incidents = await openIncidents()
  if (incidents.length === 0) return [ok('No incident is open.')]
  return incidents.map(({ kind, openedAt }) =>
    warning(`The incident «${kind}» is open since ${openedAt}.`, 'docs/operations.md, Alerts, says what to do.'),
  )
}
