import { bulkActs } from '#app/accounts/session/bulk-acts.server.ts'
import { socios } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { nameSelectedRows } from '#app/platform/forms/selected-rows.server.ts'
import { reminderTexts } from './reminder-texts.ts'
import { remind } from './reminders.server.ts'

/** The level and the oldest charge are as they were shown. */
export function selectedReminderActs(language: Language) {
  const { send } = reminderTexts[language]
  return bulkActs(language, {
    remind: {
      needs: 'treasury.edit',
      failed: send.failed,
      question: send,
      step: {
        nameRows: (ids) => nameSelectedRows(socios, socios.fullName, ids),
        run: ({ id, version, along }, actor) => remind({ id, level: version, chargeId: along }, actor),
        why: send.why,
        done: send.done,
      },
    },
  })
}
