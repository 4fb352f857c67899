import * as v from 'valibot'
import { formAct, NO_TOAST } from '#app/accounts/session/panel-action.server.ts'
import { storedVersion } from '#app/accounts/session/stored-version.server.ts'
import { uuidField } from '#app/platform/forms/ids.ts'
import { answerColumns, answerFields } from './answers.ts'
import { correctAnswers, findAnswers } from './correction.server.ts'
import { mergeRequests } from './merge.server.ts'
import { answerAsMember } from './answer-as-member.server.ts'
import { takeBackMerged } from './take-back-merged.server.ts'
import type { RequestActTexts } from './act-texts.ts'
import { correctionSchema, memberAnswerSchema, mergeSchema } from './review-forms.ts'

type ActTexts = RequestActTexts

/** What becomes of a request that another one, or a member, is the same person as; and what it says. */
export function mergeActs(t: ActTexts) {
  return { correct: correction(t), merge: merge(t), 'as-member': memberAnswer(t), 'take-back': takeBack(t) }
}

const versionActions = [
  'membership-request.approved',
  'membership-request.approval-undone',
  'membership-request.corrected',
  'membership-request.merged',
  'membership-request.taken-back',
] as const

const correction = (t: ActTexts) =>
  formAct({
    needs: 'requests.edit',
    schema: correctionSchema,
    failed: t.correctFailed,
    failure: { text: t.tryAgain },
    invalid: NO_TOAST,
    stored: async ({ actor, fields: { id } }) => storedVersion(actor, id, versionActions, await findAnswers(id)),
    async run({ fields: { id, version, ...form }, actor, refuse }) {
      const outcome = await correctAnswers(actor, id, version, form)
      if (!outcome.ok) return refuse(outcome.reason, { ...NO_TOAST, formErrors: [outcome.reason] })
      return { ok: true, title: t.corrected, text: outcome.linkIsElsewhere ? t.linkIsElsewhere : undefined }
    },
  })

const merge = (t: ActTexts) =>
  formAct({
    needs: 'requests.edit',
    schema: mergeSchema,
    failed: t.mergeFailed,
    failure: { text: t.tryAgain },
    async run({ fields, actor, refuse }) {
      const { id, version, other_id: otherId, other_version: otherVersion, ...sides } = fields
      const takes = answerColumns.filter((column) => sides[answerFields[column]] === 'other')
      const outcome = await mergeRequests(actor, { id, version }, { id: otherId, version: otherVersion }, takes)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.mergeRefusals[outcome.reason] })
      return { ok: true, title: t.merged, text: t.mergedWhere }
    },
  })

const memberAnswer = (t: ActTexts) =>
  formAct({
    needs: 'members.edit',
    schema: memberAnswerSchema,
    failed: t.mergeFailed,
    failure: { text: t.tryAgain },
    async run({ fields: { id, version, standing_id: standingId, message, without_mail: without }, actor, refuse }) {
      const sent = (without ? undefined : message) ?? null
      const outcome = await answerAsMember(actor, { id, version }, standingId, sent)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.mergeRefusals[outcome.reason] })
      return { ok: true, title: outcome.returned ? t.returned : t.closedAsMember, text: t.mergedWhere }
    },
  })

const takeBack = (t: ActTexts) =>
  formAct({
    needs: 'requests.edit',
    schema: v.object({ id: uuidField }),
    failed: t.takeBackFailed,
    failure: { text: t.tryAgain },
    async run({ fields, actor, refuse }) {
      const outcome = await takeBackMerged(actor, fields.id)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.takeBackRefusals[outcome.reason] })
      return { ok: true, title: t.takenBack, text: outcome.linkIsElsewhere ? t.otherLinkIsElsewhere : undefined }
    },
  })
