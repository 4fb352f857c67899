import { bulkActs } from '#app/accounts/session/bulk-acts.server.ts'
import { membershipRequests } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { selectedValue } from '#app/platform/forms/selection.ts'
import { nameSelectedRows } from '#app/platform/forms/selected-rows.server.ts'
import { requestActTexts } from './act-texts.ts'
import { approveRequest, resendCompletionLink, undoApproval } from './review.server.ts'
import { selectedRequestTexts } from './selected-texts.ts'

const nameRows = (ids: readonly string[]) => nameSelectedRows(membershipRequests, membershipRequests.fullName, ids)

/** Of the ticked rows of the list. */
export function selectedRequestActs(language: Language) {
  const t = selectedRequestTexts[language]
  const acts = requestActTexts[language]
  return bulkActs(language, {
    approve: {
      needs: 'requests.edit',
      failed: acts.statusFailed,
      question: t.approve,
      step: {
        nameRows,
        async run({ id }, actor) {
          const outcome = await approveRequest(actor, id)
          if (!outcome.ok) return outcome
          const notes = outcome.duplicate ? [t.approve.duplicate] : []
          return { ok: true, undo: selectedValue(id, outcome.version), notes }
        },
        why: t.approve.why,
        done: t.approve.done,
      },
      undo: {
        nameRows,
        async run({ id, version }, actor) {
          const outcome = await undoApproval(actor, id, version)
          if (!outcome.ok) return outcome
          return {
            ok: true,
            notes: [...t.approve.hasLeft[outcome.hasLeft], ...outcome.withoutLink.map(t.approve.withoutLink)],
          }
        },
        why: t.approve.whyNotUndone,
        done: t.approve.undone,
      },
    },
    resend: {
      needs: 'requests.edit',
      failed: acts.resendFailed,
      question: t.resend,
      step: {
        nameRows,
        run: ({ id }, actor) => resendCompletionLink(actor, id),
        why: t.resend.why,
        done: t.resend.done,
      },
    },
  })
}
