import * as v from 'valibot'
import { mailIdOf } from '#app/platform/mail/message-id.ts'
import { recordBounce, recordBounceOfAddress } from '#app/platform/mail/bounces.server.ts'
import { parseJson } from '#app/platform/parse-json.ts'
import { readDeliveryReport } from './delivery-report.ts'

/** A clock that is ahead of ours. */
const TOLERANCE_MS = 5 * 60_000

const noticeSchema = v.strictObject({
  email: v.pipe(v.string(), v.maxLength(254), v.regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u)),
  reason: v.pipe(v.string(), v.maxLength(1_000)),
  at: v.pipe(v.string(), v.isoTimestamp()),
})

/**
 * What a mail service posts: `{ email, reason, at }` with a status code in the reason. Refusals for now (class 4) mark
 * nothing. Only the code is stored. @returns false if it cannot be read
 */
export async function receiveNotice(json: string): Promise<boolean> {
  const notice = v.safeParse(noticeSchema, parseJson(json))
  if (!notice.success) return false
  const { email, reason } = notice.output
  const at = new Date(notice.output.at)
  const code = readStatusCode(reason)
  if (!code || at.getTime() > Date.now() + TOLERANCE_MS) return false
  if (code.startsWith('5')) await recordBounceOfAddress(email, { code, at })
  return true
}

/** A delivery report (RFC 3464). It counts for a mail that the product has sent to this recipient. @returns as above */
export async function receiveReport(message: string): Promise<boolean> {
  const report = readDeliveryReport(message)
  if (!report) return false
  const id = mailIdOf(report.messageId)
  if (!id) return true
  for (const { recipients, status } of report.failures)
    await recordBounce(id, recipients, { code: status, at: new Date() })
  return true
}

/** An enhanced code (`5.1.1`), else the number of a reply (`550`). */
function readStatusCode(reason: string): string | undefined {
  return (
    /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(reason)?.[0] ?? /(?<![\d.])[45]\d\d(?![\d.])/.exec(reason)?.[0]
  )
}
