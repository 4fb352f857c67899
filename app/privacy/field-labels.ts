import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { mailKindLabel } from '#app/mails/mail-labels.ts'
import { membershipTexts } from '#app/membership/panel-texts.ts'
import { findLabel } from './find-label.ts'
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

/** The label of a column's value: times in the club's time zone, states as the panel names them. */
export function valueLabel(column: string, value: string, language: Language): string {
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*Z$/.test(value)) return formatDateTime(value, language)
  return column === 'kind' ? mailKindLabel(value, language) : findLabel(labelsOf(column, language), value)
}

function labelsOf(column: string, language: Language): Readonly<Record<string, string>> {
  const t = recordTexts[language]
  const { paymentMethods, requestStatuses, socioStatuses } = membershipTexts[language]
  switch (column) {
    case 'language':
    case 'panel_language':
      return t.languages
    case 'payment_method':
      return paymentMethods
    case 'payment_state':
      return t.payments
    case 'paid_way':
      return t.paymentWays
    case 'hold':
      return t.holds
    case 'status':
      return { ...t.listStates, ...t.mailStates, ...socioStatuses, ...requestStatuses }
    default:
      return {}
  }
}
