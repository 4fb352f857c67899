import type { LoaderFunctionArgs } from 'react-router'
import type { Language } from '#app/i18n/language.ts'
import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import type { ExportedList } from '#app/platform/audit-actions.ts'
import { csvResponse, type Cell } from '#app/platform/csv/csv-response.server.ts'
import type { ListRequest } from '#app/platform/forms/list-request.ts'
import { readSelectedIds } from '#app/platform/forms/selection.ts'
import { panelAccount, type PanelUser } from './session/guard.server.ts'
import { auditExport } from './tell-of-act.server.ts'

type Ids = readonly string[] | null

type CsvList<Filter, Row, Texts> = {
  read: (url: URL) => Filter
  /** Of a list of people: what the audit log keeps of the export. */
  audited?: { list: ExportedList; filter: (filter: Filter, ids: Ids) => string | null }
  texts: PanelTexts<Texts>
  /** @param ids of the ticked rows; null without any */
  rows: (filter: Filter, ids: Ids, account: PanelUser) => AsyncIterable<Row[]>
  cells: (row: Row, texts: Texts, language: Language) => readonly Cell[]
}

export function csvLoader<
  Filter extends { request: ListRequest },
  Row,
  Texts extends { csv: { file: string; heads: readonly string[] } },
>({ read, audited, texts, rows, cells }: CsvList<Filter, Row, Texts>) {
  return async ({ context, request, url }: Pick<LoaderFunctionArgs, 'context' | 'request' | 'url'>) => {
    const account = await panelAccount(context, request, url)
    const filter = read(url)
    const ids = readSelectedIds(url)
    if (audited) await auditExport(account, audited.list, audited.filter(filter, ids), filter.request.search)
    const t = texts[account.language]
    return csvResponse(t.csv.file, t.csv.heads, rows(filter, ids, account), (row) => cells(row, t, account.language))
  }
}
