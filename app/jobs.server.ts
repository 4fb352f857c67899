/** INDEX 2: every background job and the function it runs. */
import { composeContactConfirmation, composeContactMessage } from '#app/contact/notifications.server.ts'
import {
  composeExistingAccount,
  composeInvitation,
  composePasswordChanged,
  composeResetPassword,
  composeVerifyEmail,
} from '#app/accounts/messages.server.ts'
import { composeMembershipRequest } from '#app/membership/requests/messages.server.ts'
import { composeMembershipApproval } from '#app/membership/requests/review-messages.server.ts'
import {
  composeEventCancelled,
  composeRegistrationAgain,
  composeRegistrationCancelled,
  composeRegistration,
} from '#app/events/messages.server.ts'
import { composeRegistrationHold } from '#app/events/hold-message.server.ts'
import { holdSweep } from './events/holds.server.ts'
import { rateLimitPurge } from '#app/platform/rate-limit/rate-limit.server.ts'
import { baseBackup } from './backup/base-backup-job.server.ts'
import { restoreDrill } from './backup/restore-drill-job.server.ts'
import { nightlyBackup } from './backup/nightly-backup.server.ts'
import { encodePictureJob, pictureSweep } from './media/picture-variants.server.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import { mailJob, lostMailSweep } from '#app/platform/mail/mail.server.ts'
import { composeIncidentOpened, composeIncidentRecovered } from '#app/operations/alert-messages.server.ts'
import { postAlertJob } from './operations/alert-webhook.server.ts'
import { purgeJob } from './privacy/purge.server.ts'
import { securityBurstJob } from './privacy/security-bursts.server.ts'
import { composeSecurityBurst } from '#app/privacy/security-messages.server.ts'

export const jobs: Record<string, Job> = {
  'send-mail': mailJob({
    registration: composeRegistration,
    'membership-approval': composeMembershipApproval,
    'registration-hold': composeRegistrationHold,
    'registration-again': composeRegistrationAgain,
    'registration-cancelled': composeRegistrationCancelled,
    'event-cancelled': composeEventCancelled,
    'contact-message': composeContactMessage,
    'contact-confirmation': composeContactConfirmation,
    'verify-email': composeVerifyEmail,
    'reset-password': composeResetPassword,
    'existing-account': composeExistingAccount,
    'password-changed': composePasswordChanged,
    invitation: composeInvitation,
    'membership-request': composeMembershipRequest,
    'security-burst': composeSecurityBurst,
    'incident-opened': composeIncidentOpened,
    'incident-recovered': composeIncidentRecovered,
  }),
  'sweep-mails': lostMailSweep,
  'post-alert': postAlertJob,
  'encode-picture': encodePictureJob,
  'sweep-pictures': pictureSweep,
  'sweep-budgets': rateLimitPurge,
  'sweep-holds': holdSweep,
  'purge-what-is-over': purgeJob,
  'report-security-bursts': securityBurstJob,
  'nightly-backup': nightlyBackup,
  'base-backup': baseBackup,
  'restore-drill': restoreDrill,
}
