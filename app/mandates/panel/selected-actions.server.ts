import { bulkActs } from '#app/accounts/session/bulk-acts.server.ts'
import { socios } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { requestMandate } from '#app/mandates/requests.server.ts'
import { nameSelectedRows } from '#app/platform/forms/selected-rows.server.ts'
import { mandateTexts } from './panel-texts.ts'

/** Of the ticked members of the list. */
export function selectedMandateActs(language: Language) {
  const { ask, acts } = mandateTexts[language]
  return bulkActs(language, {
    request: {
      needs: 'treasury.edit',
      failed: acts.failed,
      question: ask,
      step: {
        nameRows: (ids) => nameSelectedRows(socios, socios.fullName, ids),
        run: ({ id }, actor) => requestMandate(actor, id),
        why: { 'cannot-sign': acts.refusals['cannot-sign'] },
        done: ask.done,
      },
    },
  })
}
