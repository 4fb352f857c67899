import { and, eq, ne } from 'drizzle-orm'
import { countUpTo } from '#app/database/bounded-count.server.ts'
import { mails } from '#app/database/schema.ts'
import { formatCount, formatNumber } from '#app/i18n/money.ts'
import { NOTHING_TO_SAY_ERROR } from '#app/platform/mail/mail-errors.ts'
import { LINES_OF_A_CARD, type QueueCard, type QueueLine } from '#app/queue-card.ts'
import { bounceTexts } from './bounces/bounce-texts.ts'
import { bounceReason } from './bounces/bounce-words.ts'
import { listUnreachableAddresses } from './bounces/unreachable-addresses.server.ts'
import { jobLabel, jobProblem } from './jobs/job-labels.ts'
import { findFailedJobs } from './jobs/job-list.server.ts'
import { jobTexts } from './jobs/job-texts.ts'
import { mailKindLabel } from './labels/mail-labels.ts'
import { mailsTexts } from './labels/panel-texts.ts'

const FAILED_MAILS = '/admin/correos?estado=failed'
const FAILED_JOBS = '/admin/correos/tareas'

export const mailCards: readonly QueueCard[] = [
  {
    name: 'failed-jobs',
    needs: 'jobs.repeat',
    part: 'week',
    label: (language) => jobTexts[language].queue.label,
    async read({ language }) {
      const { queue: t, failed } = jobTexts[language]
      const job = await findFailedJobs()
      if (!job) return { lines: [] }
      const { id, name, at, error, all } = job
      const kind = jobLabel(name, language)
      const line = { key: 'failed-jobs', icon: 'gear', look: 'bad', ...(at && { since: at }), to: FAILED_JOBS } as const
      if (all > 1) {
        const number = formatNumber(all)
        return { lines: [{ ...line, what: t.several(number), why: t.last(kind), act: t.review }] }
      }
      const why = error ? jobProblem(error, language) : ''
      return {
        lines: [{ ...line, what: t.one(kind), why, act: failed.repeat, fields: { name, id }, about: FAILED_JOBS }],
      }
    },
  },
  {
    name: 'failed-mails',
    needs: 'mails.send',
    part: 'week',
    label: (language) => mailsTexts[language].queue.label,
    async read({ language }) {
      const { queue: t } = mailsTexts[language]
      const count = await countUpTo(mails, and(eq(mails.status, 'failed'), ne(mails.lastError, NOTHING_TO_SAY_ERROR)))
      const line: QueueLine = {
        key: 'failed-mails',
        icon: 'envelope-simple',
        look: 'bad',
        what: t.what(formatCount(count)),
        why: t.why,
        act: t.review,
        to: FAILED_MAILS,
      }
      return { lines: count.number > 0 ? [line] : [], count }
    },
  },
  {
    name: 'unreachable',
    needs: 'mails.send',
    part: 'week',
    label: (language) => bounceTexts[language].label,
    async read({ language }) {
      const t = bounceTexts[language]
      const { rows, count } = await listUnreachableAddresses(LINES_OF_A_CARD)
      const lines = rows.map(({ mailId, name, address, path, opens, kind, code, since }): QueueLine => ({
        key: `unreachable-${mailId}`,
        icon: 'envelope-simple',
        look: 'plain',
        what: t.line(name, address),
        why: t.reason(bounceReason(code, language), mailKindLabel(kind, language)),
        since,
        act: t.works,
        to: '/admin/dashboard',
        fields: { act: 'address-works', id: mailId },
        about: path,
        ...(opens && { opens }),
      }))
      if (lines.length === 0) return { lines }
      const rest = { act: t.seeMails, to: FAILED_MAILS }
      const head: QueueLine = {
        key: 'unreachable',
        icon: 'warning',
        look: 'hot',
        what: t.title(formatCount(count)),
        why: t.text,
        ...rest,
      }
      return { head, lines, count, rest }
    },
  },
]
