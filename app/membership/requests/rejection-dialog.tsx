import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { AnswerMail } from './answer-mail.tsx'
import { requestDialogTexts } from './dialog-texts.ts'
import type { RequestRow } from './request-list.server.ts'

type RejectionDialogProps = { request: RequestRow | null; drafts: Record<Language, string>; onClose: () => void }

export function RejectionDialog({ request, drafts, onClose }: RejectionDialogProps) {
  const { rejection: t } = usePanelTexts(requestDialogTexts)
  return (
    <RowConfirmDialog
      row={request}
      onClose={onClose}
      title={({ fullName }) => t.title(fullName)}
      texts={t}
      action="/admin/solicitudes"
      fields={({ id }) => ({ act: 'reject', id })}
    >
      {({ id, language }) => <AnswerMail key={id} language={language} draft={drafts[language]} hint={t.hint} />}
    </RowConfirmDialog>
  )
}
