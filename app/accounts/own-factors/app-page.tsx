import { data, useNavigation, useSubmit } from 'react-router'
import { AccountForm } from '#app/accounts/account-form.tsx'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formAct, NO_TOAST, panelAction } from '#app/accounts/session/panel-action.server.ts'
import { totpAddress } from '#app/accounts/second-factor/totp.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { drawQr } from '#app/platform/draw-qr.server.ts'
import type { FieldError } from '#app/platform/forms/fields.ts'
import { redirectWithFlash } from '#app/platform/request/flash-message.server.ts'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAnswer } from '#app/ui/panel/use-answer.ts'
import { QrPicture } from '#app/ui/qr-picture.tsx'
import { appSchema } from './forms.ts'
import { addApp } from './add-factor.server.ts'
import { factorTexts, type FactorTexts } from './panel-texts.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { expireSetup, findSetup, openSetup } from './totp-setup.server.ts'
import type { Route } from './+types/app-page.ts'

/** GET /admin/segundo-factor/aplicacion: the secret for an authenticator app, as a QR and as text. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { id, email } = await panelAccount(context, request, url)
  const { secret, cookies } = openSetup(request, id)
  const headers = cookies.map((cookie): [string, string] => ['Set-Cookie', cookie])
  return data(
    { secret: secret.match(/.{4}/g)?.join(' ') ?? secret, qr: drawQr(totpAddress(secret, email)) },
    { headers },
  )
}

export async function action(args: Route.ActionArgs) {
  return panelAction(args, (language) => addition(args.request, factorTexts[language]))
}

const addition = (request: Request, t: FactorTexts) =>
  formAct({
    needs: 'account.edit',
    schema: appSchema,
    asksPassword: 'user.second-factor-added',
    failed: t.failed,
    invalid: NO_TOAST,
    async run({ fields: { name, code }, actor, refuse }) {
      const secret = findSetup(request, actor.id)
      const error: FieldError = 'codeWrong'
      if (!secret) return refuse('factor-wrong', { ...NO_TOAST, fieldErrors: { code: [error] } })
      const outcome = await addApp(actor, name, secret, code)
      if (!outcome.ok)
        return refuse(
          outcome.reason,
          outcome.reason === 'factors-full' ? { text: t.full } : { ...NO_TOAST, fieldErrors: { code: [error] } },
        )
      if (!outcome.codes) return redirectWithFlash('/admin/segundo-factor', 'second-factor-added', [expireSetup()])
      const headers = { 'Set-Cookie': expireSetup() }
      return data({ ok: true, title: t.app.done, codes: outcome.codes }, { headers })
    },
  })

export default function AppPage({ loaderData: { secret, qr }, actionData }: Route.ComponentProps) {
  const t = usePanelTexts(factorTexts)
  const submit = useSubmit()
  const sending = useNavigation().state === 'submitting'
  useAnswer(actionData)
  return (
    <>
      <PanelHead title={t.app.title}>
        <BackLink to="/admin/segundo-factor">{t.title}</BackLink>
      </PanelHead>
      <div className="narrow">
        {actionData && 'codes' in actionData ? (
          <RecoveryCodes codes={actionData.codes} />
        ) : (
          <Sheet>
            <div className="stack">
              <p className="small muted">{t.app.scan}</p>
              <QrPicture drawing={qr} label={t.app.picture} className="factor-qr" />
              <p className="small muted">{t.app.type}</p>
              <p>
                <code className="factor-secret">{secret}</code>
              </p>
              <AccountForm
                schema={appSchema}
                fields={['name', 'code']}
                result={actionData?.result}
                submit={t.app.submit}
                busy={t.app.busy}
                sending={sending}
                onSend={(form) => void submit(form)}
                passwords="current"
              />
            </div>
          </Sheet>
        )}
      </div>
    </>
  )
}
