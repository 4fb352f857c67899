/** INDEX 2: every background job. */
import { scheduleSweep } from './blog/panel/schedule.server.ts'
import { holdSweep } from './bookings/parties/holds.server.ts'
import { messageJob } from './event-messages/send-messages.server.ts'
import { memberMessageJob } from './member-messages/send-messages.server.ts'
import { guestLinkSweep } from './bookings/parties/guest-links.server.ts'
import { leftPartyErasure } from './waiting-list/erasure.server.ts'
import { waitingListSweep } from './waiting-list/offer-sweep.server.ts'
import { rateLimitPurge } from '#app/platform/rate-limit/rate-limit.server.ts'
import { baseBackup } from './backup/base-backup-job.server.ts'
import { externalRestoreDrill, restoreDrill } from './backup/restore-drill-job.server.ts'
import { EXTERNAL_NIGHTLY_QUEUE } from './backup/backup-state.server.ts'
import { externalNightlyBackup, nightlyBackup } from './backup/nightly-backup.server.ts'
import { importJob } from './imports/run-import.server.ts'
import { encodePictureJob, pictureSweep } from './media/picture-variants.server.ts'
import { config } from './config.server.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import { generateFeesJob } from './treasury/fees/generate.server.ts'
import { mailComposers, sentHooks } from './mails/composers.server.ts'
import { mailJob } from '#app/platform/mail/deliver-mail.server.ts'
import { lostMailSweep } from '#app/platform/mail/lost-mails.server.ts'
import { tellAtOnce, tellDaily } from './notices/tell-team.server.ts'
import { postAlertJob } from './operations/alert-webhook.server.ts'
import { purgeJob } from './privacy/purge.server.ts'
import { securityBurstJob } from './privacy/security-bursts.server.ts'

const all = {
  'send-mail': mailJob(mailComposers, sentHooks),
  'sweep-mails': lostMailSweep,
  'post-alert': postAlertJob,
  'encode-picture': encodePictureJob,
  'sweep-pictures': pictureSweep,
  'run-import': importJob,
  'generate-fees': generateFeesJob,
  'sweep-budgets': rateLimitPurge,
  'sweep-post-schedules': scheduleSweep,
  'sweep-holds': holdSweep,
  'sweep-guest-links': guestLinkSweep,
  'sweep-waiting-lists': waitingListSweep,
  'send-event-messages': messageJob,
  'send-member-messages': memberMessageJob,
  'tell-team': tellAtOnce,
  'tell-team-daily': tellDaily,
  'erase-left-party': leftPartyErasure,
  'purge-what-is-over': purgeJob,
  'report-security-bursts': securityBurstJob,
  'nightly-backup': nightlyBackup,
  'base-backup': baseBackup,
  'restore-drill': restoreDrill,
} satisfies Record<string, Job>

const ofExternalCopies = {
  [EXTERNAL_NIGHTLY_QUEUE]: externalNightlyBackup,
  'external-restore-drill': externalRestoreDrill,
} satisfies Record<string, Job>

export type JobName = keyof typeof all | keyof typeof ofExternalCopies
export const jobs: Record<string, Job> = { ...all, ...(config.externalCopies && ofExternalCopies) }
