import { idsOf } from '#app/database/ids-of.ts'
import type { Language } from '#app/i18n/language.ts'
import {
  SELECTED_FIELD,
  selectionSchema,
  selectionWithChoice,
  type SelectedRow,
} from '#app/platform/forms/selection.ts'
import { log } from '#app/platform/observability/log.server.ts'
import type { RefusalReason } from '#app/platform/refusals.ts'
import type { BulkAnswer, BulkOutcome } from '#app/ui/panel/bulk-answer.ts'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import type { Capability } from '#app/accounts/capabilities.ts'
import type { ProtectedAct } from '#app/accounts/protected-acts.ts'
import type { PanelUser } from './guard.server.ts'
import { formAct, type PanelAct } from './panel-action.server.ts'

type RowOutcome =
  | { ok: true; /** The value by which undoing finds the row. */ undo?: string | undefined; notes?: string[] }
  | { ok: false; reason: RefusalReason }

/** Of the act itself, and of taking it back. Each row is a transaction of its own: what one refuses stops no other. */
export type BulkStep = {
  /** The rows that there are and that the account sees, by id. Others are not tried. */
  nameRows: (ids: readonly string[], actor: PanelUser) => Promise<Map<string, string>>
  run: (row: SelectedRow, actor: PanelUser, choice: string) => Promise<RowOutcome>
  /** Of each reason of `run` but `unknown`. */
  why: Partial<Record<RefusalReason, string>>
  done: (count: number) => string
}

type Question = {
  title: (count: number, choice: string) => string
  text: string | ((rows: readonly SelectedRow[]) => string)
  confirm: string
  busy: string
  danger?: boolean
}

export type BulkAct = {
  needs: Capability
  /** Before the act, not before its question. */
  asksPassword?: ProtectedAct
  failed: string
  /** What the field `choice` beside the act may be, of an act that has it. */
  choices?: readonly string[]
  question: Question
  step: BulkStep
  undo?: BulkStep
}

/** For `panelActions`: `<name>-selected`, and `undo-<name>-selected` of an act that can be taken back. */
export function bulkActs(language: Language, acts: Record<string, BulkAct>): Record<string, PanelAct> {
  const made: Record<string, PanelAct> = {}
  for (const [key, act] of Object.entries(acts)) {
    const name = `${key}-selected`
    made[name] = doing(name, act, language)
    if (act.undo) made[`undo-${name}`] = takingBack(act, act.undo, language)
  }
  return made
}

function doing(name: string, act: BulkAct, language: Language) {
  const { needs, asksPassword, failed, choices, question, step, undo } = act
  return formAct({
    needs,
    schema: choices ? selectionWithChoice(choices) : selectionSchema,
    asksPassword: asksPassword && (async ({ form }) => (form.has('asked') ? asksPassword : null)),
    failed,
    invalid: { text: sharedTexts[language].selection.none },
    async run({ fields: { rows, asked, choice = '' }, form, actor }): Promise<BulkAnswer> {
      const names = await step.nameRows(idsOf(rows), actor)
      if (asked) return carryOut({ step, rows, names, choice }, actor, language, undo && `undo-${name}`)
      const there = rows.filter(({ id }) => names.has(id))
      if (there.length === 0) return { ok: false, title: failed, text: sharedTexts[language].selection.allGone }
      const { title, text, confirm, busy, danger = false } = question
      return {
        ok: true,
        title: '',
        question: {
          act: name,
          confirm,
          busy,
          danger,
          choice,
          title: title(there.length, choice),
          text: typeof text === 'string' ? text : text(there),
          names: there.flatMap(({ id }) => names.get(id) ?? []),
          rows: form.getAll(SELECTED_FIELD).filter((value) => typeof value === 'string'),
        },
      }
    },
  })
}

function takingBack({ needs, failed }: BulkAct, step: BulkStep, language: Language) {
  return formAct({
    needs,
    schema: selectionSchema,
    failed,
    async run({ fields: { rows }, actor }): Promise<BulkAnswer> {
      const names = await step.nameRows(idsOf(rows), actor)
      // What was done last is taken back first, and told in the order of the list.
      const answer = await carryOut({ step, rows: rows.toReversed(), names, choice: '' }, actor, language)
      answer.outcome?.notes.reverse()
      return answer
    },
  })
}

type Burst = { step: BulkStep; rows: readonly SelectedRow[]; names: ReadonlyMap<string, string>; choice: string }

/** One row after the other. @throws when a row fails and none is done: nothing has happened then */
async function carryOut(
  { step, rows, names, choice }: Burst,
  actor: PanelUser,
  language: Language,
  undoAct?: string,
): Promise<BulkAnswer> {
  const { selection: t } = sharedTexts[language]
  const notes: BulkOutcome['notes'] = []
  const undo: string[] = []
  const failures: unknown[] = []
  let done = 0
  for (const row of rows) {
    const name = names.get(row.id)
    const outcome =
      name === undefined ? null : await step.run(row, actor, choice).catch((error: unknown) => ({ error }))
    if (name === undefined || outcome === null) notes.push({ name: t.gone, text: t.goneText })
    else if ('error' in outcome) {
      failures.push(outcome.error)
      log.error({ err: outcome.error }, 'selected row failed')
      notes.push({ name, text: t.rowFailed })
    } else if (outcome.ok) {
      done++
      if (outcome.undo !== undefined) undo.push(outcome.undo)
      notes.push(...(outcome.notes ?? []).map((text) => ({ name, text })))
    } else notes.push({ name, text: step.why[outcome.reason] ?? t.goneText })
  }
  if (done === 0 && failures.length > 0) throw failures[0]
  const taken = undoAct !== undefined && undo.length > 0 ? { act: undoAct, rows: undo } : null
  return { ok: true, title: '', outcome: { title: step.done(done), notes, undo: taken } }
}
