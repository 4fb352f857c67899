import type { LoaderFunctionArgs } from 'react-router'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { auditExport } from '#app/accounts/tell-of-act.server.ts'
import { database } from '#app/database/client.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { csvResponse } from '#app/platform/csv/csv-response.server.ts'
import { requireRow, requireUuid } from '#app/platform/forms/require-id.server.ts'
import { describeOutcome } from './describe-outcome.server.ts'
import type { ImportKind } from './import-fields.ts'
import { readBatches } from './import-files.server.ts'
import { findHeadings } from './imports.server.ts'
import { importTexts } from './panel-texts.ts'

type Args = Pick<LoaderFunctionArgs, 'context' | 'request' | 'url'>

export async function exportRefused(kind: ImportKind, { context, request, url }: Args): Promise<Response> {
  const account = await panelAccount(context, request, url)
  const id = requireUuid(url.searchParams.get('importacion') ?? undefined)
  const headings = requireRow(await findHeadings(kind, id))
  await auditExport(account, 'import', id, '')
  const { csv } = importTexts[account.language]
  return csvResponse(csv.file, [...headings, csv.reason], refusedRows(kind, id, account.language), (cells) => cells)
}

async function* refusedRows(kind: ImportKind, id: string, language: Language): AsyncGenerator<string[][]> {
  for await (const { rows, outcomes } of readBatches(database, id, true))
    yield rows.flatMap((cells, index) => {
      const outcome = outcomes[index]
      return typeof outcome === 'object' ? [[...cells, describeOutcome(kind, outcome, language)]] : []
    })
}
