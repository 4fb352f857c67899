import { useState } from 'react'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { CheckboxField, TextAreaField } from '#app/ui/field.tsx'
import { requestDialogTexts } from './dialog-texts.ts'

/** A mail about a decision, which the office may change or leave out. */
export function AnswerMail({ language, draft, hint }: { language: Language; draft: string; hint: string }) {
  const { rejection: t } = usePanelTexts(requestDialogTexts)
  const [withoutMail, setWithoutMail] = useState(false)
  return (
    <>
      <TextAreaField
        name="message"
        label={t.label[language]}
        hint={hint}
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
