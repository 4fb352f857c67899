import { Readable } from 'node:stream'
import { panelAccount } from '#app/accounts/guard.server.ts'
import { formatDate } from '#app/i18n/dates.ts'
import { readListRequest } from '#app/platform/list-request.ts'
import { csvLine } from './csv.ts'
import { noteExport, readSocios, type ExportRow, type SocioFilter } from './socios.server.ts'
import { isSocioStatus, paymentMethods, socioStatuses } from './statuses.ts'
import type { Route } from './+types/socios-csv-route.ts'

/** GET /admin/socios.csv: administrators; the list as it is filtered (`?q=`, `?estado=`), sent while it is read. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const account = await panelAccount(context, request, url)
  const status = url.searchParams.get('estado')
  const filter: SocioFilter = { search: readListRequest(url).search, status: isSocioStatus(status) ? status : null }
  await noteExport(account, filter)
  return new Response(Readable.toWeb(Readable.from(lines(filter), { objectMode: false })) as ReadableStream, {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': 'attachment; filename="socios.csv"', 'Cache-Control': 'no-store' },
  })
}

const heads = ['Número', 'Nombre', 'Email', 'Teléfono', 'Dirección', 'Método de pago', 'Tipo', 'Estado', 'Fecha Alta', 'Última actualización']

async function* lines(filter: SocioFilter): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  // Without the mark, spreadsheets read accents wrong.
  yield encoder.encode(`\uFEFF${csvLine(heads)}`)
  for await (const rows of readSocios(filter)) yield encoder.encode(rows.map(lineOf).join(''))
}

function lineOf(row: ExportRow): string {
  const { membershipNumber, fullName, email, phone, address, paymentMethod, membershipType, status, createdAt, updatedAt } = row
  return csvLine([membershipNumber, fullName, email, phone, address, paymentMethods[paymentMethod], membershipType, socioStatuses[status].label, formatDate(createdAt, 'es'), formatDate(updatedAt, 'es')])
}
