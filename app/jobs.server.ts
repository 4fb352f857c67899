/** INDEX 2: every background job and the function it runs. */
import { registrationLetter } from './events/letters.server.ts'
import { membershipRequestLetter } from './membership/letters.server.ts'
import type { Job } from './platform/jobs.server.ts'
import { mailJob } from './platform/mail.server.ts'

export const jobs: Record<string, Job> = {
  'send-mail': mailJob({
    registration: registrationLetter,
    'membership-request': membershipRequestLetter,
  }),
}
