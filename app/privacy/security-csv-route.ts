import { csvLoader } from '#app/accounts/csv-loader.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { auditTexts } from './audit-texts.ts'
import { exportSecurityEvents, readSecurityFilter } from './security-list.server.ts'
import { securityEventLabel } from './security-labels.ts'

export const loader = csvLoader({
  read: readSecurityFilter,
  audited: { list: 'security-events', filter: ({ kind }) => kind },
  texts: { es: auditTexts.es.security, ca: auditTexts.ca.security },
  rows: exportSecurityEvents,
  cells: (event, _, language) => [
    securityEventLabel(event.kind, language),
    event.count,
    event.route,
    event.address,
    event.account,
    event.requestId,
    formatDateTime(event.firstAt, language),
    formatDateTime(event.lastAt, language),
  ],
})
