import type { Capability } from '#app/accounts/capabilities.ts'
import { formAct, NO_TOAST } from '#app/accounts/session/panel-action.server.ts'
import { noteDeletionSchema, noteSchema, requestNoteSchema } from './forms.ts'
import { addNote, deleteNote } from './notes.server.ts'
import type { NoteTexts } from './panel-texts.ts'

export function memberNoteActs(socioId: string, t: NoteTexts) {
  return {
    note: formAct({
      needs: 'members.edit',
      schema: noteSchema,
      failed: t.failed,
      invalid: NO_TOAST,
      async run({ fields, actor, refuse }) {
        const outcome = await addNote(actor, { socioId }, fields)
        return outcome.ok ? { ok: true, title: t.added } : refuse(outcome.reason, { text: t.unknown })
      },
    }),
    'delete-note': deletion('members.edit', { socioId }, t),
  }
}

/** The acts on the notes about applicants: the form names whom. */
export function requestNoteActs(t: NoteTexts) {
  return {
    note: formAct({
      needs: 'requests.edit',
      schema: requestNoteSchema,
      failed: t.failed,
      invalid: NO_TOAST,
      async run({ fields: { id: requestId, ...note }, actor, refuse }) {
        const outcome = await addNote(actor, { requestId }, note)
        return outcome.ok ? { ok: true, title: t.added } : refuse(outcome.reason, { text: t.unknown })
      },
    }),
    'delete-note': deletion('requests.edit', null, t),
  }
}

const deletion = (needs: Capability, person: { socioId: string } | null, t: NoteTexts) =>
  formAct({
    needs,
    schema: noteDeletionSchema,
    failed: t.deletionFailed,
    async run({ fields: { note_id: id }, actor, refuse }) {
      const outcome = await deleteNote(actor, person, id)
      return outcome.ok ? { ok: true, title: t.deleted } : refuse(outcome.reason, { text: t.noteUnknown })
    },
  })
