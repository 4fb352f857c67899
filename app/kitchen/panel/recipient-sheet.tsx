import { getFormProps } from '@conform-to/react'
import { useState } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { DraftBanner } from '#app/platform/forms/draft-banner.tsx'
import { TextInput } from '#app/platform/forms/inputs.tsx'
import { LanguageSelect } from '#app/platform/forms/language-select.tsx'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAnswer } from '#app/ui/panel/use-answer.ts'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { sendingSchema } from './kitchen-forms.ts'
import { kitchenPanelTexts } from './kitchen-panel-texts.ts'
import type { Kitchen } from './show-kitchen.server.ts'
import { SEND_FORM, useSheetSending } from './use-sheet-sending.ts'

/** Whom the next version goes to; the form that the strip's button sends. */
export function RecipientSheet({ event, kitchen }: { event: number; kitchen: Kitchen }) {
  const { recipient: t } = usePanelTexts(kitchenPanelTexts)
  const { suggested, state } = kitchen
  const page = `/admin/eventos/${event}/cocina`
  const [asked, setAsked] = useState(false)
  const fetcher = useSheetSending()
  useAnswer(fetcher.data, () => setAsked(false))
  const { form, fields, wrong, draft } = useSchemaForm(sendingSchema, {
    id: SEND_FORM,
    draft: { name: `kitchen-recipient:${event}` },
    lastResult: fetcher.data?.result,
    defaultValue: suggested,
  })
  const open = asked || draft.found !== null || suggested.recipient === '' || wrong.length > 0
  return (
    <Sheet title={t.title}>
      <fetcher.Form {...getFormProps(form)} method="post" action={page} className="form">
        <HiddenFields fields={{ number: (state.latest?.number ?? 0) + 1 }} />
        {open ? (
          <>
            <DraftBanner draft={draft} formId={form.id} />
            <TextInput field={fields.recipient} label={t.email} type="email" maxLength={254} autoComplete="off" />
            <LanguageSelect field={fields.language} label={t.language} />
          </>
        ) : (
          <Suggested kitchen={kitchen} onChange={() => setAsked(true)} />
        )}
      </fetcher.Form>
      <p className="kitchen-seen">
        <PanelTextLink to={`${page}/hoja`} label={t.seen} />
      </p>
      <p className="extra-small muted">{t.care}</p>
    </Sheet>
  )
}

/** Whom the last version went to, else the restaurant. */
function Suggested({ kitchen: { suggested, restaurant }, onChange }: { kitchen: Kitchen; onChange: () => void }) {
  const { recipient: t } = usePanelTexts(kitchenPanelTexts)
  return (
    <>
      <HiddenFields fields={suggested} />
      <p className="small">
        {restaurant !== suggested.recipient && (
          <>
            <strong>{restaurant}</strong>
            <br />
          </>
        )}
        {suggested.recipient}
        <br />
        <span className="muted">{t.inLanguage[suggested.language]}</span>
      </p>
      <TextButton aria-label={t.changeLabel} onClick={onChange} className="kitchen-change" label={t.change} />
    </>
  )
}
