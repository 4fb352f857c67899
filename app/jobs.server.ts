/** INDEX 2: every background job and the function it runs. */
import { contactConfirmationLetter, contactMessageLetter } from './contact/letters.server.ts'
import { existingAccountLetter, invitationLetter, passwordChangedLetter, resetPasswordLetter, verifyEmailLetter } from './accounts/letters.server.ts'
import { membershipRequestLetter } from './membership/letters.server.ts'
import { membershipApprovalLetter } from './membership/review-letters.server.ts'
import { registrationAgainLetter, registrationCancelledLetter, registrationLetter } from './events/letters.server.ts'
import type { Job } from './platform/jobs.server.ts'
import { mailJob, mailSweep } from './platform/mail.server.ts'

export const jobs: Record<string, Job> = {
  'send-mail': mailJob({
    registration: registrationLetter,
    'membership-approval': membershipApprovalLetter,
    'registration-again': registrationAgainLetter,
    'registration-cancelled': registrationCancelledLetter,
    'contact-message': contactMessageLetter,
    'contact-confirmation': contactConfirmationLetter,
    'verify-email': verifyEmailLetter,
    'reset-password': resetPasswordLetter,
    'existing-account': existingAccountLetter,
    'password-changed': passwordChangedLetter,
    invitation: invitationLetter,
    'membership-request': membershipRequestLetter,
  }),
  'sweep-mails': mailSweep,
}
