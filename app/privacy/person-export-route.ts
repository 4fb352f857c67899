import { data } from 'react-router'
import { panelAction, type Sent } from '#app/accounts/session/panel-action.server.ts'
import { club } from '#app/club.ts'
import { CSV_MARK, csvLine } from '#app/platform/csv/csv.ts'
import { textIn } from '#app/platform/forms/read-form.server.ts'
import { auditLabel } from './audit-labels.ts'
import { fieldLabel } from './field-labels.ts'
import { recordKinds, parseItemKeys } from './record-kinds.ts'
import { exportItems, type ExportedRecord } from './person.server.ts'
import type { Route } from './+types/person-export-route.ts'

/** Personal data must not appear in an address. */
export function loader() {
  throw data('export', { status: 405 })
}

/** POST /admin/privacidad/persona/exportar, for administrators. `items` (one per line) and `format` (json or csv). */
export async function action(args: Route.ActionArgs) {
  return panelAction(args, () => ({ run: writeFile }))
}

async function writeFile({ form, actor }: Sent): Promise<Response> {
  const items = parseItemKeys(textIn(form, 'items'))
  if (items.length === 0) throw data('items', { status: 400 })
  const exported = await exportItems(actor, items)
  return form.get('format') === 'csv'
    ? file('text/csv; charset=utf-8', 'datos-personales.csv', csvOf(exported))
    : file('application/json; charset=utf-8', 'datos-personales.json', jsonOf(exported))
}

function file(type: string, name: string, body: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}

function jsonOf(exported: ExportedRecord[]): string {
  return JSON.stringify({ controller: club.formalName, exportedAt: new Date().toISOString(), items: exported }, null, 2)
}

function csvOf(exported: ExportedRecord[]): string {
  const rows = exported.flatMap(({ kind, id, fields, trail }) => [
    ...Object.entries(fields).map(([column, value]) => [recordKinds[kind], id, fieldLabel(column), value]),
    ...trail.map(({ action, at }) => [recordKinds[kind], id, `Auditoría: ${auditLabel(action)}`, at]),
  ])
  return CSV_MARK + [['Qué', 'Identificador', 'Dato', 'Valor'], ...rows].map(csvLine).join('')
}
