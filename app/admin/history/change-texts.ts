import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { formatEuros } from '#app/i18n/money.ts'
import type { Label } from '#app/noun.ts'
import { isHtmlText, wordsOf } from '#app/platform/html-text.ts'
import { cutEqualEnds } from '#app/ui/panel/cut-equal-ends.ts'
import { historyTexts, type HistoryTexts } from './history-texts.ts'
import { isPictureAddress } from './picture-address.ts'

type DescribedChange = { column: string; label: string; before: string; after: string }

/** A change as the history shows it: of long texts, what differs. */
export function describeChange(
  { column, label }: { column: string; label: Label | undefined },
  before: unknown,
  after: unknown,
  language: Language,
): DescribedChange {
  const texts = historyTexts[language]
  const textOf = (value: unknown) => valueText(column, value, language, texts)
  const sameText = textOf(before) === textOf(after)
  // Only the markup has changed.
  const cut = sameText ? cutEqualEnds(String(before), String(after)) : cutEqualEnds(textOf(before), textOf(after))
  return {
    column,
    label: column.endsWith('_ca') && label ? texts.inCatalan(label[language]) : (label?.[language] ?? column),
    before: cut.before || texts.values.empty,
    after: cut.after || texts.values.empty,
  }
}

const money = new Set(['price', 'precio_medio'])
const named = new Set(['status', 'offers'])
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/

function valueText(column: string, value: unknown, language: Language, texts: HistoryTexts): string {
  const { values } = texts
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? values.yes : values.no
  if (typeof value === 'number') return money.has(column) ? formatEuros(value) : String(value)
  if (typeof value === 'string') {
    if (MOMENT.test(value)) return formatDateTime(new Date(value).toISOString(), language)
    if (isPictureAddress(value)) return `${values.picture} ${value.slice('/media/'.length).slice(0, 8)}`
    if (named.has(column)) return (values as Record<string, string>)[value] ?? value
    return column.startsWith('content') || isHtmlText(value) ? wordsOf(value) : value
  }
  const parts = Object.values(value).map((part) => valueText(column, part, language, texts))
  return parts.filter(Boolean).join(Array.isArray(value) ? '\n' : ' · ')
}
