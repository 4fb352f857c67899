import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database } from '#app/database/client.server.ts'
import { eventParties, events } from '#app/database/schema.ts'
import { formatDayMonth } from '#app/i18n/dates.ts'
import { localizedRow } from '#app/i18n/localized-row.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { PreviewReader } from '#app/messages/preview-reader.ts'
import { isInAudience } from './audience.server.ts'
import type { Audience } from './audiences.ts'
import { valuesOf } from './placeholder-values.ts'

const p = eventParties

/** The first party of each language that gets a mail. */
export async function findPreviewParties(eventId: number, audience: Audience): Promise<PreviewReader[]> {
  const rows = await database
    .selectDistinctOn([p.language], {
      name: p.contactName,
      ...pick(p, 'size', 'tableLabel', 'state', 'language'),
      event: events,
    })
    .from(p)
    .innerJoin(events, eq(events.id, p.eventId))
    .where(and(eq(p.eventId, eventId), isInAudience(audience), isNotNull(p.email)))
    .orderBy(asc(p.language), asc(p.nameKey), asc(p.id))
  return rows.map(({ name, size, tableLabel, state, language, event }) => {
    const { eventMessage: t } = mailTextsOf[language]
    const party = { contactName: name, size, tableLabel, state }
    return {
      name,
      size,
      language,
      values: valuesOf(language, t, localizedRow(language, event), party),
      footer: t.footer[audience](formatDayMonth(event.date, language), size > 1),
    }
  })
}
