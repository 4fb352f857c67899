import { useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import type { FactorRow } from '#app/accounts/second-factor/factor-row.ts'
import { listFactors } from '#app/accounts/second-factor/factors.server.ts'
import { countRecoveryCodes } from '#app/accounts/second-factor/recovery-codes.server.ts'
import { requiresSecondFactor } from '#app/accounts/second-factor/required-factor.server.ts'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formAct, NO_TOAST, noFields, panelActions } from '#app/accounts/session/panel-action.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import type { FieldError } from '#app/platform/forms/fields.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/panel/notice.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAnswer } from '#app/ui/panel/use-answer.ts'
import { PanelButtonLink } from '#app/ui/panel/panel-button-link.tsx'
import { FactorList } from './factor-list.tsx'
import { passkeySchema, removalSchema, renameSchema } from './forms.ts'
import { NewPasskey } from './new-passkey.tsx'
import { makeRecoveryCodes, removeFactor, renameFactor } from './own-factors.server.ts'
import { addPasskey, askForPasskey } from './add-factor.server.ts'
import { factorTexts, type FactorTexts } from './panel-texts.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import type { Route } from './+types/factors-page.ts'

/** GET /admin/segundo-factor: the own second factors. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const account = await panelAccount(context, request, url)
  const [factors, codesLeft, options] = await Promise.all([
    listFactors(account.id),
    countRecoveryCodes(account.id),
    askForPasskey(account),
  ])
  return { factors, codesLeft, options, required: requiresSecondFactor(account.role) }
}

export async function action(args: Route.ActionArgs) {
  return panelActions(args, (language) => factorActs(factorTexts[language]))
}

function factorActs(t: FactorTexts) {
  const rename = formAct({
    needs: 'account.edit',
    schema: renameSchema,
    failed: t.failed,
    invalid: NO_TOAST,
    async run({ fields: { id, name }, actor, refuse }) {
      const outcome = await renameFactor(actor, id, name)
      return outcome.ok ? { ok: true, title: t.renaming.done } : refuse(outcome.reason, { text: t.unknown })
    },
  })
  const remove = formAct({
    needs: 'account.edit',
    schema: removalSchema,
    asksPassword: 'user.second-factor-removed',
    failed: t.failed,
    async run({ fields: { id }, actor, refuse }) {
      const outcome = await removeFactor(actor, id)
      return outcome.ok ? { ok: true, title: t.removal.done } : refuse(outcome.reason, { text: t.unknown })
    },
  })
  return { 'add-passkey': passkeyAddition(t), codes: codesMaking(t), rename, remove }
}

const passkeyAddition = (t: FactorTexts) =>
  formAct({
    needs: 'account.edit',
    schema: passkeySchema,
    asksPassword: 'user.second-factor-added',
    failed: t.failed,
    invalid: NO_TOAST,
    async run({ fields: { name, passkey }, actor, refuse }) {
      const outcome = await addPasskey(actor, name, passkey)
      if (outcome.ok) return { ok: true, title: t.passkey.done, codes: outcome.codes }
      if (outcome.reason === 'factors-full') return refuse(outcome.reason, { text: t.full })
      return refuse(outcome.reason, { ...NO_TOAST, formErrors: ['passkeyFailed' satisfies FieldError] })
    },
  })

const codesMaking = (t: FactorTexts) =>
  formAct({
    needs: 'account.edit',
    schema: noFields,
    asksPassword: 'user.recovery-codes-made',
    failed: t.failed,
    async run({ actor, refuse }) {
      const outcome = await makeRecoveryCodes(actor)
      return outcome.ok ? { ...outcome, title: t.codes.done } : refuse(outcome.reason, { text: t.unknown })
    },
  })

export default function FactorsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { factors, codesLeft, options, required } = loaderData
  const t = usePanelTexts(factorTexts)
  const submit = useSubmit()
  const { state, formData } = useNavigation()
  const sending = state === 'submitting' ? formData?.get('act') : undefined
  const [renaming, setRenaming] = useState<FactorRow | null>(null)
  const [removing, setRemoving] = useState<FactorRow | null>(null)
  useAnswer(actionData)
  const codes = actionData && 'codes' in actionData ? actionData.codes : null
  return (
    <>
      <PanelHead title={t.title} />
      <p className="panel-lead">{t.lead}</p>
      {required && factors.length === 0 && <Notice text={t.required} />}
      {codes && <RecoveryCodes codes={codes} />}
      <FactorList factors={factors} acts={{ rename: setRenaming, remove: setRemoving }} />
      <div className="factor-sheets">
        <Sheet title={t.app.title}>
          <div className="stack">
            <p className="small muted">{t.app.text}</p>
            <PanelButtonLink to="/admin/segundo-factor/aplicacion" block icon="qr-code" label={t.app.begin} />
          </div>
        </Sheet>
        <NewPasskey
          key={factors.length}
          options={options}
          result={actionData && 'result' in actionData ? actionData.result : undefined}
          sending={sending === 'add-passkey'}
          onSend={(form) => void submit(form)}
        />
        {factors.length > 0 && (
          <Sheet title={t.codes.sheet}>
            <Form method="post" className="stack">
              <p className="small muted">{t.codes.left(codesLeft)}</p>
              <input type="hidden" name="act" value="codes" />
              <Button
                type="submit"
                variant="secondary"
                block
                busy={sending === 'codes'}
                busyLabel={t.codes.busy}
                label={t.codes.make}
              />
            </Form>
          </Sheet>
        )}
      </div>
      <RenameDialog factor={renaming} onClose={() => setRenaming(null)} />
      <RowConfirmDialog
        row={removing}
        onClose={() => setRemoving(null)}
        title={({ name }) => t.removal.title(name)}
        texts={t.removal}
        action="/admin/segundo-factor"
        fields={({ id }) => ({ act: 'remove', id })}
      >
        {() => <p>{t.removal.text}</p>}
      </RowConfirmDialog>
    </>
  )
}
