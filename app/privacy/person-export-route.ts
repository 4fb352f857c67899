import { data } from 'react-router'
import { panelAction } from '#app/accounts/session/panel-action.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { isLanguage, type Language } from '#app/i18n/language.ts'
import { currentClub } from '#app/platform/club.server.ts'
import { CSV_MARK, csvLine } from '#app/platform/csv/csv.ts'
import { textIn } from '#app/platform/forms/read-form.server.ts'
import { auditLabel } from './audit-labels.ts'
import { fieldLabel, valueLabel } from './field-labels.ts'
import { exportItems, type ExportedRecord } from './person-export.server.ts'
import { personTexts } from './person-texts.ts'
import { parseItemKeys } from './record-kinds.ts'
import { recordTitle } from './record-labels.ts'
import { recordTexts } from './record-texts.ts'
import type { Route } from './+types/person-export-route.ts'

/** Personal data must not appear in an address. */
export function loader() {
  throw data('export', { status: 405 })
}

/**
 * POST /admin/privacidad/persona/exportar, for administrators. `items` (one per line) and `format` (json or csv). The
 * file is for the person: it is in their language if their records have one, else in that of the panel.
 */
export async function action(args: Route.ActionArgs) {
  return panelAction(args, (language) => ({
    needs: 'people.export',
    async run({ form, actor }): Promise<Response> {
      const items = parseItemKeys(textIn(form, 'items'))
      if (items.length === 0) throw data('items', { status: 400 })
      const records = await exportItems(actor, items)
      return fileOf(records, form.get('format') === 'csv' ? 'csv' : 'json', languageOfPerson(records) ?? language)
    },
  }))
}

function languageOfPerson(records: readonly ExportedRecord[]): Language | undefined {
  const age = ({ fields }: ExportedRecord) => fields.created_at ?? ''
  const newestFirst = records.toSorted((a, b) => age(b).localeCompare(age(a)))
  return newestFirst.map(({ fields }) => fields.language).find(isLanguage)
}

function fileOf(exported: ExportedRecord[], format: 'csv' | 'json', language: Language): Response {
  const records = exported.map((record) => toReadable(record, language))
  const [type, body] = format === 'csv' ? ['text/csv', csvOf(records, language)] : ['application/json', jsonOf(records)]
  return new Response(body, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${personTexts[language].file.name}.${format}"`,
      'Content-Language': language,
      'Cache-Control': 'no-store',
    },
  })
}

type ReadableRecord = ReturnType<typeof toReadable>

function toReadable({ kind, id, title, fields, unreadable, trail }: ExportedRecord, language: Language) {
  const { file: t } = personTexts[language]
  return {
    kind,
    id,
    title: recordTitle(title, language),
    fields: { ...fields, ...Object.fromEntries(unreadable.map((column) => [column, t.unreadable])) },
    trail,
  }
}

function jsonOf(items: ReadableRecord[]): string {
  return JSON.stringify({ controller: currentClub().formalName, exportedAt: new Date().toISOString(), items }, null, 2)
}

function csvOf(records: ReadableRecord[], language: Language): string {
  const { file: t } = personTexts[language]
  const { kinds } = recordTexts[language]
  const rows = records.flatMap(({ kind, id, fields, trail }) => [
    ...Object.entries(fields).map(([column, value]) => [
      kinds[kind],
      id,
      fieldLabel(column, language),
      value === null ? null : valueLabel(column, value, language),
    ]),
    ...trail.map(({ action, at }) => [
      kinds[kind],
      id,
      t.audit(auditLabel(action, language)),
      formatDateTime(at, language),
    ]),
  ])
  return CSV_MARK + [t.heads, ...rows].map(csvLine).join('')
}
