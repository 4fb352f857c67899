import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { sessionTexts } from './session-texts.ts'
import { passwordQuestion } from './ask-password.ts'
import { ConfirmForm } from './confirm-form.tsx'

export function PasswordDialog() {
  const { confirmation: t } = usePanelTexts(sessionTexts)
  const asked = passwordQuestion.useAsked() !== null
  return (
    <Dialog open={asked} onClose={() => passwordQuestion.answer(false)} title={t.title} lead={t.lead}>
      {asked && <ConfirmForm onDone={() => passwordQuestion.answer(true)} />}
    </Dialog>
  )
}
