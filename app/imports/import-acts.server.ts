import { redirect } from 'react-router'
import { formAct, noFields } from '#app/accounts/session/panel-action.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import type { Capability } from '#app/accounts/capabilities.ts'
import { columnsSchema, uploadSchema } from './forms.ts'
import { MAX_FILE_BYTES } from './file-limits.ts'
import { PLACES, type ImportKind } from './import-fields.ts'
import { chooseColumns, createImport, discardImport, startImport, startUndo } from './imports.server.ts'
import type { ImportTexts } from './panel-texts.ts'
import { readFile } from './read-file.server.ts'

const needs: Readonly<Record<ImportKind, Capability>> = { members: 'members.edit', restaurants: 'restaurants.edit' }

const pageOf = (kind: ImportKind, id: string) => redirect(`${PLACES[kind]}/importar/${id}`, { status: 303 })

export const uploading = (kind: ImportKind, t: ImportTexts) =>
  formAct({
    needs: needs[kind],
    asksPassword: 'import.uploaded',
    takesFile: true,
    schema: uploadSchema,
    failed: t.notRead,
    invalid: { text: t.refusals['not-a-table'] },
    async run({ fields: { file }, actor, refuse }) {
      if (file.size > MAX_FILE_BYTES) return refuse('file-too-large', { text: t.refusals['file-too-large'] })
      const read = await readFile(Buffer.from(await file.arrayBuffer()))
      if (!read.ok) return refuse(read.reason, { text: t.refusals[read.reason] })
      return pageOf(kind, await createImport(actor, kind, read.table))
    },
  })

/** What the page of an import can ask for. */
export function importActs(kind: ImportKind, id: string, t: ImportTexts) {
  return {
    columns: choice(kind, id, t),
    start: step('import.started', startImport, kind, id, t),
    undo: step('import.undo-started', startUndo, kind, id, t),
    discard: discarding(kind, id, t),
  }
}

const choice = (kind: ImportKind, id: string, t: ImportTexts) =>
  formAct({
    needs: needs[kind],
    asksPassword: 'import.columns-chosen',
    schema: columnsSchema,
    failed: t.notDone,
    invalid: { text: t.refusals['columns-wrong'] },
    async run({ fields, actor, refuse }) {
      const chosen = { columns: fields.columns, sharesEmail: fields.shares_email === 'on' }
      const outcome = await chooseColumns(actor, kind, id, chosen)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
      return pageOf(kind, id)
    },
  })

type Step = (actor: Actor, kind: ImportKind, id: string) => ReturnType<typeof startImport>

/** Pressed twice, it is done once: the page shows how far it is. */
const step = (
  asks: 'import.started' | 'import.undo-started',
  run: Step,
  kind: ImportKind,
  id: string,
  t: ImportTexts,
) =>
  formAct({
    needs: needs[kind],
    asksPassword: asks,
    schema: noFields,
    failed: t.notDone,
    async run({ actor, refuse }) {
      const outcome = await run(actor, kind, id)
      if (outcome.ok || outcome.reason === 'conflict') return pageOf(kind, id)
      return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
    },
  })

const discarding = (kind: ImportKind, id: string, t: ImportTexts) =>
  formAct({
    needs: needs[kind],
    asksPassword: 'import.discarded',
    schema: noFields,
    failed: t.notDone,
    async run({ actor, refuse }) {
      const outcome = await discardImport(actor, kind, id)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
      return redirect(`${PLACES[kind]}/importar`, { status: 303 })
    },
  })
