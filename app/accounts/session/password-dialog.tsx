import { Dialog } from '#app/ui/dialog.tsx'
import { passwordQuestion } from './ask-password.ts'
import { ConfirmForm } from './confirm-form.tsx'

export function PasswordDialog() {
  const asked = passwordQuestion.useAsked() !== null
  return (
    <Dialog
      open={asked}
      onClose={() => passwordQuestion.answer(false)}
      title="Confirma tu contraseña"
      lead="Lo que vas a hacer pide tu propia contraseña. Durante 15 minutos no te la volveremos a pedir."
    >
      {asked && <ConfirmForm onDone={() => passwordQuestion.answer(true)} />}
    </Dialog>
  )
}
