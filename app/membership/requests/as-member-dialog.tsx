import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { AnswerMail } from './answer-mail.tsx'
import type { LookAlike } from './look-alikes.server.ts'
import { requestDialogTexts } from './dialog-texts.ts'
import type { Language } from '#app/i18n/language.ts'
import type { RequestRow } from './request-list.server.ts'

type AsMemberProps = Omit<MergeDialogsProps, 'same'> & { pair: SamePerson | null }

export function AsMemberDialog({ pair, drafts, onClose }: AsMemberProps) {
  const { asMember: t } = usePanelTexts(requestDialogTexts)
  const state = pair ? stateOf(pair.one) : 'member'
  return (
    <RowConfirmDialog
      row={pair}
      onClose={onClose}
      title={({ one }) => t.titles[stateOf(one)](one.fullName)}
      texts={{ confirm: t.confirm[state] }}
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

type Member = Extract<LookAlike, { kind: 'member' }>

export type SamePerson = { request: RequestRow; one: LookAlike }

export type MergeDialogsProps = {
  same: SamePerson | null
  drafts: Record<'known' | 'returned', Record<Language, string>>
  onClose: () => void
}
