import * as v from 'valibot'
import { formAct, panelActions } from '#app/accounts/session/panel-action.server.ts'
import { formatNumber } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { uuidField } from '#app/platform/forms/ids.ts'
import { requireRowId } from '#app/platform/forms/require-id.server.ts'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { listOpinions, moderateComment } from '#app/scores/moderation.server.ts'
import { CommentRow } from './comment-row.tsx'
import { usePanelEvent } from '#app/events/panel/use-panel-event.ts'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { opinionTexts, type OpinionTexts } from './opinion-texts.ts'
import type { Route } from './+types/opinions-page.ts'

/** `seen`: the digest of the comment that the page showed. */
const moderationSchema = v.object({ guest_id: uuidField, seen: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) })

export async function loader({ params }: Route.LoaderArgs) {
  return { opinions: await listOpinions(requireRowId(params.id)) }
}

export async function action(args: Route.ActionArgs) {
  return panelActions(args, (language) => {
    const id = requireRowId(args.params.id)
    const t = opinionTexts[language]
    return { show: moderation(id, 'shown', t), hide: moderation(id, 'hidden', t) }
  })
}

const moderation = (eventId: number, state: 'shown' | 'hidden', t: OpinionTexts) =>
  formAct({
    needs: 'opinions.edit',
    schema: moderationSchema,
    failed: t.failed,
    async run({ fields: { guest_id: id, seen }, actor, refuse }) {
      const outcome = await moderateComment(eventId, { id, state, asSeen: seen }, actor)
      return outcome.ok
        ? { ok: true, title: t.done[state] }
        : refuse(outcome.reason, { title: t.refused, text: t.refusals[outcome.reason] })
    },
  })

export default function OpinionsPage({ loaderData: { opinions } }: Route.ComponentProps) {
  const event = usePanelEvent()
  const t = usePanelTexts(opinionTexts)
  const { answers, means, comments } = opinions
  if (!event.begun && answers === 0)
    return (
      <Sheet flush>
        <ListEmpty title={t.before}>
          <PanelTextLink to={`/admin/eventos/${event.id}/mensajes`} label={t.messages} />
        </ListEmpty>
      </Sheet>
    )
  return (
    <>
      <p className="panel-lead">
        {t.answers(answers)}
        {means ? ` · ${t.mean(formatNumber(means.mean, 1))}` : ` · ${t.tooFew}`}
      </p>
      <Sheet flush title={t.comments}>
        {comments.length === 0 ? (
          <ListEmpty title={t.none} />
        ) : (
          <ul className="comment-list">
            {comments.map((comment) => (
              <CommentRow key={comment.id} comment={comment} action={`/admin/eventos/${event.id}/opiniones`} />
            ))}
          </ul>
        )}
      </Sheet>
    </>
  )
}
