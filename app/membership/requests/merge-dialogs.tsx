import { useId } from 'react'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import { AnswerMail } from './answer-mail.tsx'
import { answerColumns, answerFields, type AnswerColumn } from './answers.ts'
import type { LookAlike } from './look-alikes.server.ts'
import { requestTexts } from './panel-texts.ca.ts'
import type { RequestRow } from './request-list.server.ts'

type Member = Extract<LookAlike, { kind: 'member' }>
type OtherRequest = Extract<LookAlike, { kind: 'request' }>

/** A pending request, and who is the same person. */
export type SamePerson = { request: RequestRow; one: LookAlike }

/** Whether a request can go with this look-alike: another pending one, an approved one, or a member of any status. */
export function canBeMerged(one: LookAlike): boolean {
  return one.kind === 'member' || one.status === 'pending' || one.status === 'approved'
}

type MergeDialogsProps = {
  same: SamePerson | null
  drafts: Record<'known' | 'returned', Record<Language, string>>
  onClose: () => void
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
  const { merge: t } = usePanelTexts(requestTexts)
  return (
    <RowConfirmDialog
      row={pair}
      onClose={onClose}
      fetcherKey="merge-requests"
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
  const { merge: t, review } = usePanelTexts(requestTexts)
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

type AsMemberProps = Omit<MergeDialogsProps, 'same'> & { pair: SamePerson | null }

function AsMemberDialog({ pair, drafts, onClose }: AsMemberProps) {
  const { asMember: t } = usePanelTexts(requestTexts)
  const state = pair ? stateOf(pair.one) : 'member'
  return (
    <RowConfirmDialog
      row={pair}
      onClose={onClose}
      fetcherKey="answer-as-member"
      title={({ one }) => t.titles[stateOf(one)](one.fullName)}
      texts={{ confirm: t.confirm[state], busy: t.busy }}
      danger={false}
      action="/admin/solicitudes"
      fields={({ request, one }) => ({
        act: 'as-member',
        id: request.id,
        version: String(request.version),
        standing_id: one.kind === 'member' ? one.requestId : one.id,
      })}
    >
      {({ one }) => (
        <>
          <p>
            {t.texts[stateOf(one)]} {t.goesAlong}
          </p>
          {one.kind === 'member' && (
            <AnswerMail
              key={one.id}
              language={one.language}
              draft={drafts[stateOf(one) === 'former' ? 'returned' : 'known'][one.language]}
              hint={t.hint}
            />
          )}
        </>
      )}
    </RowConfirmDialog>
  )
}

function stateOf(one: LookAlike): 'member' | 'former' | 'approved' {
  if (one.kind === 'request') return 'approved'
  return isFormer(one) ? 'former' : 'member'
}

const isFormer = ({ status }: Member) => status === 'inactive'
