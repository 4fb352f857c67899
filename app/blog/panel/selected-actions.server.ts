import { bulkActs, type BulkAct } from '#app/accounts/session/bulk-acts.server.ts'
import { undeletion, valueInTrash } from '#app/accounts/session/undelete-selected.server.ts'
import { blogPosts } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { selectedValue } from '#app/platform/forms/selection.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import { nameSelectedRows } from '#app/platform/forms/selected-rows.server.ts'
import { postPanelTexts } from './panel-texts.ts'
import { archivePost, publishPost, undoPublication } from './publication.server.ts'
import { deletePost } from './posts.server.ts'

const nameRows = (ids: readonly string[]) =>
  nameSelectedRows(blogPosts, mainText(blogPosts.title, blogPosts.titleCa), ids)

/** Of the ticked rows of the list. */
export function selectedPostActs(language: Language) {
  const { selected: t, deletion, errors } = postPanelTexts[language]
  const publication = (question: typeof t.publish, change: typeof publishPost): BulkAct => ({
    needs: 'blog.edit',
    failed: errors.notSaved,
    question,
    step: {
      nameRows,
      async run({ id, version }, actor) {
        const outcome = await change(Number(id), version, actor)
        return outcome.ok ? { ok: true, undo: selectedValue(id, outcome.version) } : outcome
      },
      why: t.why,
      done: question.done,
    },
    undo: {
      nameRows,
      run: ({ id, version }, actor) => undoPublication(Number(id), version, actor),
      why: t.why,
      done: t.undone,
    },
  })
  return bulkActs(language, {
    publish: publication(t.publish, publishPost),
    archive: publication(t.archive, archivePost),
    delete: {
      needs: 'blog.edit',
      failed: deletion.failed,
      question: t.delete,
      step: {
        nameRows,
        async run({ id }, actor) {
          if (!(await deletePost(Number(id), actor))) return { ok: false, reason: 'unknown' }
          return { ok: true, undo: await valueInTrash('post', Number(id)) }
        },
        why: {},
        done: t.delete.done,
      },
      undo: undeletion('post', language, t.undone),
    },
  })
}
