import { Allowed } from '#app/accounts/allowed.tsx'
import { formatDate } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { StatusBadge } from '#app/ui/badge.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import type { Opinions } from '#app/scores/moderation.server.ts'
import { opinionTexts } from './opinion-texts.ts'
import { RowAct } from '#app/events/panel/row-act.tsx'

const pills = { pending: 'pending', shown: 'approved', hidden: 'off' } as const

export function CommentRow({ comment, action }: { comment: Opinions['comments'][number]; action: string }) {
  const t = usePanelTexts(opinionTexts)
  const language = useLanguage()
  const fetcher = useAct()
  const { id, fullName, state, showsName, givenAt, seen } = comment
  const name = fullName || t.nameless
  const send = (act: 'show' | 'hide') => void fetcher.submit({ act, guest_id: id, seen }, { method: 'post', action })
  const busy = fetcher.busy
  const scores = [comment.kitchen, comment.wine ?? '–', comment.place, comment.pace].join(' · ')
  return (
    <li className="comment-row stack gap-2">
      <p lang={comment.language}>{comment.comment}</p>
      <p className="small muted">
        {name} · {showsName ? t.named : t.unnamed} · {formatDate(givenAt, language)}
        <br />
        {t.scores(scores)}
      </p>
      <p className="comment-acts cluster">
        <StatusBadge status={pills[state]}>{t.states[state]}</StatusBadge>
        <Allowed to="opinions.edit">
          {state !== 'shown' && (
            <RowAct icon="eye" label={t.showOf(name)} busy={busy} onClick={() => send('show')}>
              {t.show}
            </RowAct>
          )}
          {state !== 'hidden' && (
            <RowAct tone="plain" label={t.hideOf(name)} busy={busy} onClick={() => send('hide')}>
              {t.hide}
            </RowAct>
          )}
        </Allowed>
      </p>
    </li>
  )
}
