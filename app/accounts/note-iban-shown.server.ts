import { noteAccountOf, recordSecurityEvent } from '#app/platform/observability/security-log.server.ts'

/** Many in a few minutes are mailed to the administrators (`privacy/security-bursts.server.ts`). */
export function noteIbanShown({ email }: { email: string }): void {
  noteAccountOf(email)
  recordSecurityEvent('iban-shown')
}
