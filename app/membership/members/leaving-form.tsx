import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { clubDayBefore } from '#app/platform/club-day.ts'
import { Checkbox, TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import { SchemaForm } from '#app/platform/forms/schema-form.tsx'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { Button } from '#app/ui/button.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { leavingSchema, MAX_LEAVING_DAYS } from './leaving-forms.ts'
import { leavingTexts } from './leaving-texts.ts'
import type { Socio } from './socios.server.ts'

type LeavingFormProps = {
  socio: Socio
  today: string
  /** The offered mail, in the language of the member. */ draft: string
}

/** Folded: opened on purpose. */
export function LeavingForm({ socio: { id, language }, today, draft: message }: LeavingFormProps) {
  const t = usePanelTexts(leavingTexts)
  const fetcher = useAct(undefined, `leave-${id}`)
  const { fields, ...made } = useSchemaForm(leavingSchema, {
    draft: { name: `leave:${id}` },
    lastResult: fetcher.data?.result,
    defaultValue: { left_on: today, message },
  })
  const days = { min: clubDayBefore(MAX_LEAVING_DAYS), max: today }
  return (
    <details className="leaving" open={made.draft.changed || made.draft.found !== null || undefined}>
      <summary className="text-link">{t.open}</summary>
      <SchemaForm
        of={made}
        by={fetcher.Form}
        action={`/admin/socios/${id}`}
        errors={t.errors}
        hidden={{ act: 'leave' }}
      >
        <p className="small">{t.explanation}</p>
        <TextInput field={fields.left_on} label={t.leftOn} hint={t.leftOnHint} type="date" {...days} />
        <TextArea field={fields.leaving_reason} label={t.reason} hint={t.reasonHint} rows={2} optional />
        <TextArea field={fields.message} label={t.label[language]} hint={t.hint} lang={language} rows={7} />
        <Checkbox field={fields.without_mail} label={t.withoutMail} />
        <div>
          <Button type="submit" variant="danger" busy={fetcher.busy} busyLabel={t.busy} label={t.confirm} />
        </div>
      </SchemaForm>
    </details>
  )
}
