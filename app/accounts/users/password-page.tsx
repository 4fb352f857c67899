import type { SubmissionResult } from '@conform-to/react'
import { useEffect, useSyncExternalStore } from 'react'
import { Form, useLocation, useNavigate, useNavigation, useSubmit } from 'react-router'
import { redirectWithFlash } from '#app/platform/request/flash-message.server.ts'
import type { FieldError } from '#app/platform/forms/fields.ts'
import { textIn } from '#app/platform/forms/read-form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAnswer } from '#app/ui/panel/use-answer.ts'
import { toast } from '#app/ui/toast.tsx'
import { AccountForm } from '#app/accounts/account-form.tsx'
import { newPasswordSchema, passwordErrors } from '#app/accounts/forms.ts'
import { knownDeviceCookie } from '#app/accounts/session/known-devices.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import type { Language } from '#app/i18n/language.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { userActTexts, type UserActTexts } from './act-texts.ts'
import { accountToasts } from '#app/accounts/toasts.ts'
import { formAct, NO_TOAST, noFields, panelActions } from '#app/accounts/session/panel-action.server.ts'
import { changePassword, sendPasswordLink } from './passwords.server.ts'
import type { Route } from './+types/password-page.ts'

export function loader() {
  return null
}

/** POST, for administrators. `user_id` selects the account; the e-mail is only shown. `act`: `link`, or a password. */
export async function action(args: Route.ActionArgs) {
  const actsIn = (language: Language) => {
    const t = userActTexts[language].password
    return { link: linkSending(t), password: passwordChange(t) }
  }
  return panelActions(args, actsIn, 'password')
}

const linkSending = (t: UserActTexts['password']) =>
  formAct({
    needs: 'users.edit',
    schema: noFields,
    failed: t.linkFailed,
    async run({ form, actor, refuse }) {
      const outcome = await sendPasswordLink(actor, textIn(form, 'user_id'))
      if (outcome.ok) return redirectWithFlash('/admin/usuarios', 'user-password-link-sent')
      if (outcome.reason === 'unknown') return refuse(outcome.reason, { title: t.withoutUser })
      return refuse(outcome.reason, { text: t.demoted })
    },
  })

const passwordChange = (t: UserActTexts['password']) =>
  formAct({
    needs: 'users.edit',
    schema: newPasswordSchema,
    asksPassword: 'user.password-changed',
    failed: t.failed,
    invalid: NO_TOAST,
    async run({ form, fields, actor, refuse }) {
      const email = form.get('email')
      if (typeof email === 'string' && !email.includes('@'))
        return refuse('email-differs', {
          title: t.wrongEmail,
          fieldErrors: { email: ['emailEnter' satisfies FieldError] },
        })
      const userId = textIn(form, 'user_id')
      const outcome = userId
        ? await changePassword(actor, userId, fields.password)
        : { ok: false as const, reason: 'unknown' as const }
      if (outcome.ok) {
        const cookies = userId === actor.id ? [await knownDeviceCookie(userId)] : []
        return redirectWithFlash('/admin/usuarios', 'user-password-changed', cookies)
      }
      if (outcome.reason === 'unknown') return refuse(outcome.reason, { title: t.withoutUser })
      if (outcome.reason === 'demoted') return refuse(outcome.reason, { text: t.demoted })
      return refuse(outcome.reason, { ...NO_TOAST, fieldErrors: { password: [passwordErrors[outcome.reason]] } })
    },
  })

type Target = { userId: string; email: string }

export default function PasswordPage({ actionData }: Route.ComponentProps) {
  const { password: t } = usePanelTexts(userActTexts)
  const target = useTarget()
  useAnswer(actionData)
  return (
    <>
      <PanelHead title={t.title}>
        <BackLink to="/admin/usuarios">{t.back}</BackLink>
      </PanelHead>
      {target && (
        <div className="narrow">
          <Sheet title={target.email}>
            <LinkForm target={target} />
          </Sheet>
          <Sheet title={t.temporary}>
            <PasswordForm target={target} result={actionData?.result} />
          </Sheet>
        </div>
      )}
    </>
  )
}

function LinkForm({ target }: { target: Target }) {
  const { password: t } = usePanelTexts(userActTexts)
  const sending = useSending() === 'link'
  return (
    <Form method="post" state={target} className="form">
      <input type="hidden" name="act" value="link" />
      <input type="hidden" name="user_id" value={target.userId} />
      <p className="small muted">{t.linkText}</p>
      <Button type="submit" block busy={sending} busyLabel={t.linkBusy} label={t.link} />
    </Form>
  )
}

function PasswordForm({ target, result }: { target: Target; result: SubmissionResult | undefined }) {
  const { password: t } = usePanelTexts(userActTexts)
  const submit = useSubmit()
  const sending = useSending() === 'password'
  return (
    <AccountForm
      schema={newPasswordSchema}
      fields={['password', 'confirmation']}
      result={result}
      submit={t.submit}
      busy={t.busy}
      sending={sending}
      onSend={(form) => void submit(form, { state: target })}
      passwords="new"
    >
      <input type="hidden" name="act" value="password" />
      <input type="hidden" name="user_id" value={target.userId} />
      <input type="hidden" name="email" value={target.email} />
      <p className="small muted">{t.temporaryText}</p>
      <p className="small muted">{t.staff}</p>
      <p className="small muted">{t.sessions}</p>
    </AccountForm>
  )
}

function useSending(): unknown {
  const { state, formData } = useNavigation()
  return state === 'submitting' ? formData?.get('act') : undefined
}

/** The account that the list of users passed in the history state; without it the page returns to the list. */
function useTarget(): Target | null {
  const { state } = useLocation()
  const navigate = useNavigate()
  const language = useLanguage()
  const inBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const target: unknown = inBrowser ? state : null
  const refused = inBrowser && !isTarget(target)
  useEffect(() => {
    if (!refused) return
    toast.error(accountToasts[language]['password-without-user']?.title ?? '')
    void navigate('/admin/usuarios', { replace: true })
  }, [refused, navigate, language])
  return isTarget(target) ? target : null
}

function subscribeToNothing() {
  return () => undefined
}

function isTarget(state: unknown): state is Target {
  const { userId, email } = (state ?? {}) as Partial<Target>
  return typeof userId === 'string' && typeof email === 'string' && email !== ''
}
