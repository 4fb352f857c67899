import { useId } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import { answerColumns, answerFields, type AnswerColumn } from './answers.ts'
import type { LookAlike } from './look-alikes.server.ts'
import { reviewTexts } from './review-texts.ts'
import type { RequestRow } from './request-list.server.ts'
import { AsMemberDialog, type MergeDialogsProps } from './as-member-dialog.tsx'

type OtherRequest = Extract<LookAlike, { kind: 'request' }>

/** Whether a request can go with this look-alike: another pending one, an approved one, or a member of any status. */
export function canBeMerged(one: LookAlike): boolean {
  return one.kind === 'member' || one.status === 'pending' || one.status === 'approved'
}

export function MergeDialogs({ same, drafts, onClose }: MergeDialogsProps) {
  const { request, one } = same ?? {}
  const pending = request && one?.kind === 'request' && one.status === 'pending' ? { request, one } : null
  const other = request && one && pending === null ? { request, one } : null
  return (
    <>
      <MergeDialog pair={pending} onClose={onClose} />
      <AsMemberDialog pair={other} drafts={drafts} onClose={onClose} />
    </>
  )
}

function MergeDialog({
  pair,
  onClose,
}: {
  pair: { request: RequestRow; one: OtherRequest } | null
  onClose: () => void
}) {
  const { merge: t } = usePanelTexts(reviewTexts)
  return (
    <RowConfirmDialog
      row={pair}
      onClose={onClose}
      title={({ one }) => t.title(one.fullName)}
      texts={t}
      danger={false}
      action="/admin/solicitudes"
      fields={({ request, one }) => ({
        act: 'merge',
        id: request.id,
        version: String(request.version),
        other_id: one.id,
        other_version: String(one.version),
      })}
    >
      {({ request, one }) => <Choices own={request} other={one} />}
    </RowConfirmDialog>
  )
}

type Answers = Record<AnswerColumn, string | null>

/** One choice for each answer that differs. */
function Choices({ own, other }: { own: Answers; other: Answers }) {
  const { merge: t, review } = usePanelTexts(reviewTexts)
  const id = useId()
  const different = answerColumns.filter((column) => own[column] !== other[column])
  return (
    <div className="stack gap-4">
      <p>{t.lead}</p>
      {different.length === 0 && <p className="muted">{t.equal}</p>}
      {different.map((column) => (
        <RadioGroup
          key={column}
          id={`${id}-${column}`}
          legend={review.columns[column]}
          name={answerFields[column]}
          // What one of them has not answered, the other one has.
          defaultValue={own[column] === null ? 'other' : 'own'}
          options={[
            { value: 'own', label: own[column] ?? review.empty, hint: t.own },
            { value: 'other', label: other[column] ?? review.empty, hint: t.other },
          ]}
        />
      ))}
    </div>
  )
}
