import { desc, gt } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { securityIncidents as incidents } from '#app/database/schema.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { formatNumber } from '#app/i18n/money.ts'
import { INCIDENT_QUIET_MINUTES } from '#app/platform/observability/security-events.ts'
import { LINES_OF_A_CARD, type QueueCard } from '#app/queue-card.ts'
import { auditTexts } from './audit-texts.ts'
import { securityEventLabel } from './security-labels.ts'

const SHOWN_MS = 24 * 3_600_000
const QUIET_MS = INCIDENT_QUIET_MINUTES * 60_000

export const securityCards: readonly QueueCard[] = [
  {
    name: 'security',
    needs: 'audit.read',
    part: 'week',
    label: (language) => auditTexts[language].queue.label,
    async read({ language, now }) {
      const { queue: t } = auditTexts[language]
      const rows = await listLatest(new Date(now.getTime() - SHOWN_MS))
      const lines = rows.map(({ id, kind, count, startedAt, lastSeenAt }) => ({
        key: `security-${id}`,
        icon: 'shield-check' as const,
        look: now.getTime() - lastSeenAt.getTime() < QUIET_MS ? ('bad' as const) : ('hot' as const),
        what: t.what(securityEventLabel(kind, language)),
        why: t.why(formatNumber(count), formatDateTime(lastSeenAt, language)),
        since: startedAt,
        act: t.review,
        to: `/admin/auditoria/seguridad?tipo=${kind}`,
      }))
      return { lines }
    },
  },
]

/** Bursts of which the administrators got a mail. */
function listLatest(since: Date) {
  return database
    .select()
    .from(incidents)
    .where(gt(incidents.lastSeenAt, since))
    .orderBy(desc(incidents.lastSeenAt))
    .limit(LINES_OF_A_CARD)
}
