import { useState } from 'react'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { CheckboxField, TextAreaField } from '#app/ui/field.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { requestTexts } from './panel-texts.ca.ts'
import type { RequestRow } from './request-list.server.ts'

type RejectionDialogProps = { request: RequestRow | null; drafts: Record<Language, string>; onClose: () => void }

export function RejectionDialog({ request, drafts, onClose }: RejectionDialogProps) {
  const { rejection: t } = usePanelTexts(requestTexts)
  return (
    <RowConfirmDialog
      row={request}
      onClose={onClose}
      fetcherKey="reject-request"
      title={({ fullName }) => t.title(fullName)}
      texts={t}
      action="/admin/solicitudes"
      fields={({ id }) => ({ act: 'reject', id })}
    >
      {({ id, language }) => <RejectionMail key={id} language={language} draft={drafts[language]} />}
    </RowConfirmDialog>
  )
}

function RejectionMail({ language, draft }: { language: Language; draft: string }) {
  const { rejection: t } = usePanelTexts(requestTexts)
  const [withoutMail, setWithoutMail] = useState(false)
  return (
    <>
      <TextAreaField
        name="message"
        label={t.label[language]}
        hint={t.hint}
        lang={language}
        rows={8}
        maxLength={2000}
        defaultValue={draft}
        required={!withoutMail}
        disabled={withoutMail}
      />
      <CheckboxField
        name="without_mail"
        label={t.withoutMail}
        checked={withoutMail}
        onChange={(event) => setWithoutMail(event.currentTarget.checked)}
      />
    </>
  )
}
