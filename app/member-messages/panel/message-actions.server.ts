import { redirect } from 'react-router'
import { formAct } from '#app/accounts/session/panel-action.server.ts'
import { storedVersion } from '#app/accounts/session/stored-version.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { beginForChosen, messagesToMembers } from '#app/member-messages/to-members.server.ts'
import { writtenMessageActs } from '#app/messages/panel/message-acts.server.ts'
import { chosenSchema, draftSchema, messageSchema } from './forms.ts'
import { memberMessageTexts } from './member-message-texts.ts'
import { addressingOf } from './message-values.ts'
import { findMessageForForm } from './stored-messages.server.ts'

/** What the page of the messages to members can ask for, and the list of members. */
export function memberMessageActs(language: Language) {
  return {
    ...writtenMessageActs({
      scope: messagesToMembers,
      language,
      needs: 'member-messages.edit',
      sends: 'member-message.scheduled',
      draftSchema,
      messageSchema,
      addressing: addressingOf,
      stored: async ({ fields: { message_id: id }, actor }) =>
        storedVersion(
          actor,
          id,
          ['member-message.saved', 'member-message.scheduled', 'member-message.tested'],
          await findMessageForForm(id),
        ),
    }),
    choose: choosing(language),
  }
}

function choosing(language: Language) {
  const { choose: t } = memberMessageTexts[language]
  return formAct({
    needs: 'member-messages.edit',
    schema: chosenSchema,
    failed: t.failed,
    async run({ fields: { members }, actor, refuse }) {
      const id = await beginForChosen(members, actor)
      return id ? redirect(`/admin/socios/mensajes?mensaje=${id}`, 303) : refuse('nobody', { text: t.nobody })
    },
  })
}
