import { useNavigation, useSubmit } from 'react-router'
import { AccountForm } from '#app/accounts/account-form.tsx'
import { ownPasswordSchema, passwordErrors } from '#app/accounts/forms.ts'
import { sessionTexts, type SessionTexts } from './session-texts.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import type { FieldError } from '#app/platform/forms/fields.ts'
import { redirectWithFlash } from '#app/platform/request/flash-message.server.ts'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAnswer } from '#app/ui/panel/use-answer.ts'
import { changeOwnPassword } from './own-password.server.ts'
import { formAct, NO_TOAST, panelAction } from './panel-action.server.ts'
import type { Route } from './+types/panel-password-page.ts'

export function loader() {
  return null
}

/** POST /admin/contrasena, for everybody of the team. */
export async function action(args: Route.ActionArgs) {
  return panelAction(args, (language) => ownPasswordChange(args.request, sessionTexts[language].ownPassword))
}

/** It asks for the current password itself, always: not `asksPassword`. */
const ownPasswordChange = (request: Request, t: SessionTexts['ownPassword']) =>
  formAct({
    needs: 'account.edit',
    schema: ownPasswordSchema,
    failed: t.failed,
    invalid: NO_TOAST,
    async run({ fields, actor, refuse }) {
      const outcome = await changeOwnPassword(request, actor, fields)
      if (outcome.ok) return redirectWithFlash('/admin/sesiones', 'own-password-changed', outcome.cookies)
      const { reason } = outcome
      if (reason === 'too-many') return refuse(reason, { ...NO_TOAST, formErrors: ['tooMany' satisfies FieldError] })
      const fieldErrors: Record<string, FieldError[]> =
        reason === 'wrong' ? { current_password: ['passwordWrong'] } : { password: [passwordErrors[reason]] }
      return refuse(reason, { ...NO_TOAST, fieldErrors })
    },
  })

export default function PanelPasswordPage({ actionData }: Route.ComponentProps) {
  const { ownPassword: t } = usePanelTexts(sessionTexts)
  const { accounts } = useTexts()
  const submit = useSubmit()
  const sending = useNavigation().state === 'submitting'
  useAnswer(actionData)
  return (
    <>
      <PanelHead title={t.title}>
        <BackLink to="/admin/sesiones">{t.back}</BackLink>
      </PanelHead>
      <div className="narrow">
        <Sheet>
          <AccountForm
            schema={ownPasswordSchema}
            fields={['current_password', 'password', 'confirmation']}
            result={actionData?.result}
            submit={t.submit}
            busy={t.busy}
            sending={sending}
            onSend={(form) => void submit(form)}
            passwords="new-staff"
            passwordLabel={accounts.newPassword}
          >
            <p className="small muted">{t.sessions}</p>
          </AccountForm>
        </Sheet>
      </div>
    </>
  )
}
