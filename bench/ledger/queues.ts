import { leftPartyErasure } from '#app/waiting-list/erasure.server.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import { mailJob } from '#app/platform/mail/deliver-mail.server.ts'

/** Those that the verbs enqueue; nothing works on them. The other jobs render messages. */
export const queues: Record<string, Job> = { 'send-mail': mailJob({}), 'erase-left-party': leftPartyErasure }
