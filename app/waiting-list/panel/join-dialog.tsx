import { useState } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Checkbox, TextInput } from '#app/platform/forms/inputs.tsx'
import { LanguageSelect } from '#app/platform/forms/language-select.tsx'
import { SchemaForm } from '#app/platform/forms/schema-form.tsx'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { Button } from '#app/ui/button.tsx'
import { useClub } from '#app/ui/club-context.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogActions } from '#app/ui/panel/dialog-actions.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { actTexts } from '#app/bookings/panel/shared/act-texts.ts'
import { bookingErrorTexts } from '#app/bookings/panel/shared/error-texts.ts'
import { MAX_SEATS } from '#app/bookings/panel/shared/booking-forms.ts'
import { joinedSchema } from './waiting-forms.ts'
import { waitingTexts } from './waiting-texts.ts'

/** The button and its dialog: a place on the waiting list for somebody who calls. */
export function JoinDialog({ action }: { action: string }) {
  const t = usePanelTexts(waitingTexts)
  const [times, setTimes] = useState(0)
  const [open, setOpen] = useState(false)
  function start() {
    setTimes(times + 1)
    setOpen(true)
  }
  return (
    <>
      <div className="panel-tools">
        <Button icon="plus" data-act="create" onClick={start} label={t.join} />
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={t.join}>
        <JoinForm key={times} action={action} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function JoinForm({ action, onClose }: { action: string; onClose: () => void }) {
  const fetcher = useAct(onClose)
  const waiting = usePanelTexts(waitingTexts)
  const { form: t } = usePanelTexts(actTexts)
  const errors = usePanelTexts(bookingErrorTexts)
  const { fields, ...made } = useSchemaForm(joinedSchema, {
    draft: { name: `waiting:new:${action}` },
    lastResult: fetcher.data?.result,
    defaultValue: { language: useClub().mainLanguage, size: 1 },
  })
  const input = { autoComplete: 'off' }
  return (
    <SchemaForm of={made} by={fetcher.Form} action={action} errors={errors} hidden={{ act: 'join' }}>
      <TextInput {...input} field={fields.full_name} label={t.name} />
      <TextInput
        {...input}
        field={fields.email}
        label={t.email}
        type="email"
        hint={`${t.reachHint} ${waiting.joinHint}`}
      />
      <div className="form-row">
        <TextInput {...input} field={fields.phone} label={t.phone} type="tel" hint={t.phoneHint} />
        <TextInput {...input} field={fields.size} label={t.seats} type="number" min={1} max={MAX_SEATS} />
      </div>
      <Checkbox field={fields.informed} label={t.informed} />
      <LanguageSelect field={fields.language} label={t.language} />
      <DialogActions closeLabel={t.close} submitLabel={waiting.joinNow} busy={fetcher.busy} />
    </SchemaForm>
  )
}
