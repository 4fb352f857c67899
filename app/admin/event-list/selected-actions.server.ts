import { eventsSeenBy } from '#app/accounts/own-events.server.ts'
import { bulkActs, type BulkAct, type BulkStep } from '#app/accounts/session/bulk-acts.server.ts'
import type { PanelUser } from '#app/accounts/session/guard.server.ts'
import { undeletion, valueInTrash } from '#app/accounts/session/undelete-selected.server.ts'
import { deleteEvent } from '#app/bookings/event-acts/delete-event.server.ts'
import { publishEvent, undoEventPublication, unpublishEvent } from '#app/bookings/event-acts/publication.server.ts'
import { events } from '#app/database/schema.ts'
import { archiveEvent, unarchiveEvent } from '#app/events/panel/list/event-life.server.ts'
import { selectedTexts } from '#app/events/panel/list/selected-texts.ts'
import type { Language } from '#app/i18n/language.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { selectedValue, type SelectedRow } from '#app/platform/forms/selection.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import { nameSelectedRows } from '#app/platform/forms/selected-rows.server.ts'

const nameRows = (ids: readonly string[], actor: PanelUser) =>
  nameSelectedRows(events, mainText(events.title, events.titleCa), ids, eventsSeenBy(actor))

type Change = (row: SelectedRow, actor: Actor) => ReturnType<typeof publishEvent | typeof unarchiveEvent>

const publish: Change = ({ id, version }, actor) => publishEvent(Number(id), version, actor)
const unpublish: Change = ({ id, version }, actor) => unpublishEvent(Number(id), version, actor)
const undoPublication: Change = ({ id, version }, actor) => undoEventPublication(Number(id), version, actor)
const archive: Change = ({ id }, actor) => archiveEvent(Number(id), actor)
const unarchive: Change = ({ id }, actor) => unarchiveEvent(Number(id), actor)
const undoArchiving: Change = ({ id, version }, actor) => unarchiveEvent(Number(id), actor, version)
const undoUnarchiving: Change = ({ id, version }, actor) => archiveEvent(Number(id), actor, version)

/** Of the ticked rows of the list. */
export function selectedEventActs(language: Language) {
  const t = selectedTexts[language]
  const step = (change: Change, done: (count: number) => string): BulkStep => ({
    nameRows,
    async run(row, actor) {
      const outcome = await change(row, actor)
      return outcome.ok ? { ok: true, undo: selectedValue(row.id, outcome.version) } : outcome
    },
    why: t.why,
    done,
  })
  const act = (question: typeof t.publish, change: Change, undo: Change): BulkAct => ({
    needs: 'events.edit',
    failed: t.failed,
    question,
    step: step(change, question.done),
    undo: step(undo, t.undone),
  })
  return bulkActs(language, {
    publish: act(t.publish, publish, undoPublication),
    unpublish: act(t.unpublish, unpublish, undoPublication),
    archive: act(t.archive, archive, undoArchiving),
    unarchive: act(t.unarchive, unarchive, undoUnarchiving),
    delete: deletion(language),
  })
}

/** With as many bookings as the question has named, which do not come back with the event. */
function deletion(language: Language): BulkAct {
  const { delete: t, why, undone } = selectedTexts[language]
  return {
    needs: 'events.edit',
    asksPassword: 'event.deleted',
    failed: t.failed,
    question: { ...t, text: (rows) => t.text(rows.reduce((all, { along }) => all + along, 0)) },
    step: {
      nameRows,
      async run({ id, along }, actor) {
        const outcome = await deleteEvent(Number(id), along, actor)
        return outcome.ok ? { ok: true, undo: await valueInTrash('event', Number(id)) } : outcome
      },
      why: { ...why, ...t.why },
      done: t.done,
    },
    undo: undeletion('event', language, undone),
  }
}
