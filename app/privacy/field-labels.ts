import { roleNumbers, roles } from '#app/accounts/capabilities.ts'
import { accountTexts } from '#app/accounts/panel-texts.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { formatEuros } from '#app/i18n/money.ts'
import { mailKindLabel, mailProblem } from '#app/mails/labels/mail-labels.ts'
import { mandateTexts } from '#app/mandates/panel/panel-texts.ts'
import { membershipTexts } from '#app/membership/panel-texts.ts'
import { noticeTexts } from '#app/notices/panel-texts.ts'
import { reasonTexts } from '#app/remittances/panel/reason-texts.ts'
import { remittanceTexts } from '#app/remittances/panel/remittance-texts.ts'
import { accountTexts as treasuryTexts } from '#app/treasury/accounts/account-texts.ts'
import { isRecordKind } from './record-kinds.ts'
import { recordTexts } from './record-texts.ts'
import { isRetentionPolicyId } from './retention.ts'
import { retentionTexts } from './retention-texts.ts'

/** The label of a column, a kind of record or a retention policy. */
export function fieldLabel(name: string, language: Language): string {
  const { fields, kinds, payments, paymentWays } = recordTexts[language]
  if (Object.hasOwn(fields, name)) return findLabel(fields, name)
  const payment = findLabel({ ...payments, ...paymentWays }, name)
  if (payment !== name) return payment
  if (isRecordKind(name)) return kinds[name].toLowerCase()
  return isRetentionPolicyId(name) ? retentionTexts[language].policies[name].title.toLowerCase() : name
}

const MOMENT = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:[\d.]+Z/g
const moneyColumns = new Set(['seat_price', 'refund_due', 'paid_amount', 'paid_share', 'price'])

/** The label of a column's value: local times, sums in euros, states as the panel names them. */
export function valueLabel(column: string, value: string, language: Language): string {
  if (moneyColumns.has(column) && Number.isFinite(Number(value))) return formatEuros(Number(value))
  if (column === 'kind') return mailKindLabel(value, language)
  if (column === 'last_error') return mailProblem(value, language)
  if (column === 'notices') return noticeLines(value, language)
  if (column.startsWith('treasury_')) return treasuryLines(value, language)
  return findLabel(labelsOf(column, language), value).replace(MOMENT, (moment) => formatDateTime(moment, language))
}

/** Lines of kind and mode: «bookings · daily». */
function noticeLines(value: string, language: Language): string {
  const { kinds, choices } = noticeTexts[language]
  const labels = { ...Object.fromEntries(Object.entries(kinds).map(([kind, { label }]) => [kind, label])), ...choices }
  return labelCells(value, labels)
}

/** Lines of charges, payments, debits and orders. */
function treasuryLines(value: string, language: Language): string {
  const { charges, payments } = treasuryTexts[language]
  const { reasons, codes } = reasonTexts[language]
  const { outcomes } = remittanceTexts[language].items
  const labels = {
    booking: charges.atBooking,
    ...payments.methods,
    ...mandateTexts[language].member.statuses,
    ...outcomes,
    ...reasons,
    ...codes,
  }
  return labelCells(value, labels).replace(MOMENT, (moment) => formatDateTime(moment, language))
}

function labelCells(value: string, labels: Readonly<Record<string, string>>): string {
  const lines = value.split('\n').map((line) => line.split(' · ').map((part) => findLabel(labels, part)))
  return lines.map((parts) => parts.join(' · ')).join('\n')
}

function labelsOf(column: string, language: Language): Readonly<Record<string, string>> {
  const t = recordTexts[language]
  const { paymentMethods, requestStatuses, socioStatuses } = membershipTexts[language]
  const labels: Record<string, Readonly<Record<string, string>>> = {
    language: t.languages,
    panel_language: t.languages,
    payment_method: paymentMethods,
    payment_state: t.payments,
    paid_way: t.paymentWays,
    privacy_notice: t.privacyNotices,
    hold: t.holds,
    state: t.states,
    diet_by: t.sources,
    cancelled_by: t.cancelledBy,
    role: Object.fromEntries(roles.map((role) => [roleNumbers[role], accountTexts[language].roles[role]])),
    status: { ...t.listStates, ...t.mailStates, ...socioStatuses, ...requestStatuses },
  }
  return Object.hasOwn(labels, column) ? (labels[column] ?? {}) : {}
}

/** The label of a stored key. Releases before and after this one may have stored others: these have no label. */
function findLabel(labels: Readonly<Record<string, string>>, key: string): string {
  return (Object.hasOwn(labels, key) ? labels[key] : undefined) ?? key
}
