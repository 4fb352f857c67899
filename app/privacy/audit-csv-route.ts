import { csvLoader } from '#app/accounts/csv-loader.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { exportAuditEvents, readAuditFilter } from './audit-events.server.ts'
import { actorName, subjectLabel, auditLabel } from './audit-labels.ts'
import { auditTexts } from './audit-texts.ts'
import { fieldLabel } from './field-labels.ts'

export const loader = csvLoader({
  read: readAuditFilter,
  audited: { list: 'trail', filter: ({ action }) => action },
  texts: auditTexts,
  rows: exportAuditEvents,
  cells: ({ action, fields, subject, currentSubject, actor, at }, _, language) => [
    auditLabel(action, language),
    fields.map((field) => fieldLabel(field, language)).join(', '),
    subjectLabel(action, language),
    currentSubject?.name ?? null,
    subject,
    actorName(actor, language),
    formatDateTime(at, language),
  ],
})
