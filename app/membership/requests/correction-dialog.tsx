import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { VersionedForm } from '#app/platform/forms/conflict/versioned-form.tsx'
import { TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import { LanguageSelect } from '#app/platform/forms/language-select.tsx'
import { SchemaForm } from '#app/platform/forms/schema-form.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogActions } from '#app/ui/panel/dialog-actions.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { correctionValues } from './answers.ts'
import { reviewTexts } from './review-texts.ts'
import type { RequestRow } from './request-list.server.ts'
import { correctionSchema } from './review-forms.ts'

type CorrectionDialogProps = { request: RequestRow | null; onClose: () => void }

/** What an applicant has answered, for the office to correct. */
export function CorrectionDialog({ request, onClose }: CorrectionDialogProps) {
  const { correction: t } = usePanelTexts(reviewTexts)
  return (
    <Dialog open={request !== null} onClose={onClose} title={request ? t.title(request.fullName) : ''} lead={t.lead}>
      {request && <CorrectionForm key={request.id} request={request} onClose={onClose} />}
    </Dialog>
  )
}

function CorrectionForm({ request, onClose }: { request: RequestRow; onClose: () => void }) {
  const { correction: t, creation } = usePanelTexts(reviewTexts)
  const fetcher = useAct(onClose, `correct-${request.id}`)
  return (
    <VersionedForm
      schema={correctionSchema}
      draft={{ name: `request:${request.id}` }}
      opened={correctionValues(request)}
      answer={fetcher.data}
      noun={t.noun}
    >
      {({ fields, start, ...made }) => (
        <SchemaForm
          of={made}
          by={fetcher.Form}
          action="/admin/solicitudes"
          errors={t.errors}
          hidden={{ act: 'correct', id: request.id, version: start.version }}
          message={made.wrong.length > 0 ? t.wrong : undefined}
        >
          <TextInput {...input} field={fields.full_name} label={creation.fullName} maxLength={120} />
          <TextInput {...input} field={fields.email} label={creation.email} type="email" maxLength={254} />
          <TextInput {...input} field={fields.phone} label={creation.phone} type="tel" optional />
          <LanguageSelect field={fields.language} label={creation.language} />
          <TextArea field={fields.reason} label={creation.reason} rows={4} optional />
          <DialogActions submitLabel={t.save} busy={fetcher.busy} />
        </SchemaForm>
      )}
    </VersionedForm>
  )
}

const input = { autoComplete: 'off' }
