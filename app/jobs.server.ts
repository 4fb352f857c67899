/** INDEX 2: every background job and the function it runs. */
import { contactConfirmationLetter, contactMessageLetter } from '#app/contact/notifications.server.ts'
import { existingAccountLetter, invitationLetter, passwordChangedLetter, resetPasswordLetter, verifyEmailLetter } from '#app/accounts/messages.server.ts'
import { membershipRequestLetter } from '#app/membership/requests/messages.server.ts'
import { membershipApprovalLetter } from '#app/membership/requests/review-messages.server.ts'
import { eventCancelledLetter, registrationAgainLetter, registrationCancelledLetter, registrationLetter } from '#app/events/messages.server.ts'
import { registrationHoldLetter } from '#app/events/hold-message.server.ts'
import { holdSweep } from './events/holds.server.ts'
import { budgetSweep } from '#app/platform/rate-limit/rate-limit.server.ts'
import { baseBackup } from './backup/base-job.server.ts'
import { restoreDrill } from './backup/drill-job.server.ts'
import { nightlyBackup } from './backup/nightly.server.ts'
import { encodePictureJob, pictureSweep } from './media/picture-variants.server.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import { mailJob, mailSweep } from '#app/platform/mail/mail.server.ts'
import { incidentOpenedLetter, incidentRecoveredLetter } from '#app/operations/alert-messages.server.ts'
import { postAlertJob } from './operations/alert-webhook.server.ts'
import { purgeJob } from './privacy/purge.server.ts'
import { burstWatch } from './privacy/security-bursts.server.ts'
import { securityBurstLetter } from '#app/privacy/security-messages.server.ts'

export const jobs: Record<string, Job> = {
  'send-mail': mailJob({
    registration: registrationLetter,
    'membership-approval': membershipApprovalLetter,
    'registration-hold': registrationHoldLetter,
    'registration-again': registrationAgainLetter,
    'registration-cancelled': registrationCancelledLetter,
    'event-cancelled': eventCancelledLetter,
    'contact-message': contactMessageLetter,
    'contact-confirmation': contactConfirmationLetter,
    'verify-email': verifyEmailLetter,
    'reset-password': resetPasswordLetter,
    'existing-account': existingAccountLetter,
    'password-changed': passwordChangedLetter,
    invitation: invitationLetter,
    'membership-request': membershipRequestLetter,
    'security-burst': securityBurstLetter,
    'incident-opened': incidentOpenedLetter,
    'incident-recovered': incidentRecoveredLetter,
  }),
  'sweep-mails': mailSweep,
  'post-alert': postAlertJob,
  'encode-picture': encodePictureJob,
  'sweep-pictures': pictureSweep,
  'sweep-budgets': budgetSweep,
  'sweep-holds': holdSweep,
  'purge-what-is-over': purgeJob,
  'report-security-bursts': burstWatch,
  'nightly-backup': nightlyBackup,
  'base-backup': baseBackup,
  'restore-drill': restoreDrill,
}
