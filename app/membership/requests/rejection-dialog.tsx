import { useState } from 'react'
import type { Language } from '#app/i18n/language.ts'
import { CheckboxField, TextAreaField } from '#app/ui/field.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import type { RequestRow } from './request-list.server.ts'

const texts = {
  title: ({ fullName }: RequestRow) => `Rechazar la solicitud de ${fullName}`,
  label: { es: 'Correo en castellano', ca: 'Correo en catalán' },
  hint: 'Puedes cambiarlo. Delante lleva el saludo con su nombre y detrás la firma del Cercle.',
  withoutMail: 'Sin correo',
  confirm: 'Rechazar solicitud',
  busy: 'Rechazando...',
}

type RejectionDialogProps = { request: RequestRow | null; drafts: Record<Language, string>; onClose: () => void }

export function RejectionDialog({ request, drafts, onClose }: RejectionDialogProps) {
  return (
    <RowConfirmDialog
      row={request}
      onClose={onClose}
      fetcherKey="reject-request"
      title={texts.title}
      confirmLabel={texts.confirm}
      busyLabel={texts.busy}
      action="/admin/solicitudes"
      fields={({ id }) => ({ act: 'reject', id })}
    >
      {({ id, language }) => <RejectionMail key={id} language={language} draft={drafts[language]} />}
    </RowConfirmDialog>
  )
}

function RejectionMail({ language, draft }: { language: Language; draft: string }) {
  const [withoutMail, setWithoutMail] = useState(false)
  return (
    <>
      <TextAreaField
        name="message"
        label={texts.label[language]}
        hint={texts.hint}
        lang={language}
        rows={8}
        maxLength={2000}
        defaultValue={draft}
        required={!withoutMail}
        disabled={withoutMail}
      />
      <CheckboxField
        name="without_mail"
        label={texts.withoutMail}
        checked={withoutMail}
        onChange={(event) => setWithoutMail(event.currentTarget.checked)}
      />
    </>
  )
}
