import { storedVersion } from '#app/accounts/session/stored-version.server.ts'
import { formAct, NO_TOAST, panelAction } from '#app/accounts/session/panel-action.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { redirectWithFlash } from '#app/platform/request/flash-message.server.ts'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { creditorSchema } from './creditor-forms.ts'
import { readCreditor } from '#app/banking/creditor.server.ts'
import { findCreditorForForm, saveCreditor } from './save-creditor.server.ts'
import { CreditorForm } from './creditor-form.tsx'
import { creditorTexts, type CreditorTexts } from './creditor-texts.ts'
import type { Route } from './+types/creditor-page.ts'

/** GET /admin/tesoreria/acreedor: administrators, also before there is one. */
export async function loader() {
  const [values, stored] = await Promise.all([findCreditorForForm(), readCreditor()])
  return { values, stored: stored && { identifier: stored.identifier, ibanLast4: stored.ibanLast4 } }
}

export async function action(args: Route.ActionArgs) {
  return panelAction(args, (language) => saving(creditorTexts[language]))
}

const saving = (t: CreditorTexts) =>
  formAct({
    needs: 'creditor.edit',
    schema: creditorSchema,
    asksPassword: 'creditor.saved',
    failed: t.errors.notSaved,
    failure: { formErrors: ['notSaved'] },
    invalid: NO_TOAST,
    stored: async ({ actor }) => storedVersion(actor, 'creditor', ['creditor.saved'], await findCreditorForForm()),
    async run({ fields, actor, refuse }) {
      const outcome = await saveCreditor(fields, actor)
      if (outcome.ok) return redirectWithFlash('/admin/tesoreria/acreedor', 'creditor-saved')
      if (outcome.reason === 'missing')
        return refuse(outcome.reason, { ...NO_TOAST, fieldErrors: { iban: ['ibanMissing'] } })
      return refuse(outcome.reason, { title: t.errors[outcome.reason], formErrors: [outcome.reason] })
    },
  })

export default function CreditorPage({ loaderData: { values, stored }, actionData }: Route.ComponentProps) {
  const t = usePanelTexts(creditorTexts)
  return (
    <>
      <PanelHead title={t.title} />
      <p className="panel-lead">{t.lead}</p>
      <CreditorForm key={values.version} values={values} stored={stored} answer={actionData} />
    </>
  )
}
