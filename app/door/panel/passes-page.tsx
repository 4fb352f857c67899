import { useFetcher } from 'react-router'
import { formAct, panelActions } from '#app/accounts/session/panel-action.server.ts'
import { createPass, listPasses, revokePass } from '#app/door/passes/passes.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { TextInput } from '#app/platform/forms/inputs.tsx'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { SchemaForm } from '#app/platform/forms/schema-form.tsx'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { Button } from '#app/ui/button.tsx'
import { copyAddress } from '#app/ui/copy-address.ts'
import { TextField } from '#app/ui/field.tsx'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { findPanelEvent } from '#app/events/panel/panel-event.server.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { passActSchema, passSchema } from './pass-forms.ts'
import { passTexts, type PassTexts } from './pass-texts.ts'
import type { Route } from './+types/passes-page.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const event = requireRow(await findPanelEvent(requireRowId(params.id)))
  return { event: { id: event.id, title: event.title }, passes: await listPasses(event.id) }
}

export async function action(args: Route.ActionArgs) {
  return panelActions(args, (language) => {
    const event = requireRowId(args.params.id)
    const t = passTexts[language]
    return { create: creation(event, language, t), revoke: revocation(event, t) }
  })
}

/** Opens diets to somebody without an account. */
const creation = (event: number, language: Language, t: PassTexts) =>
  formAct({
    needs: 'door-passes.edit',
    schema: passSchema,
    asksPassword: 'event.door-pass-created',
    failed: t.failed,
    async run({ fields: { name }, actor, refuse }) {
      const outcome = await createPass(event, name, actor)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
      const link = siteUrl(`/puerta?token=${outcome.token}`, language)
      return { ok: true, title: t.created, name, link }
    },
  })

const revocation = (event: number, t: PassTexts) =>
  formAct({
    needs: 'door-passes.edit',
    schema: passActSchema,
    failed: t.revokeFailed,
    async run({ fields: { pass_id: id }, actor, refuse }) {
      if (await revokePass(event, id, actor)) return { ok: true, title: t.revoked }
      return refuse('unknown', { text: t.refusals.unknown })
    },
  })

export default function PassesPage({ loaderData: { event, passes } }: Route.ComponentProps) {
  const t = usePanelTexts(passTexts)
  const address = `/admin/eventos/${event.id}/pases`
  return (
    <>
      <PanelHead title={t.title}>
        <BackLink to={`/admin/eventos/${event.id}/inscripciones`}>{t.event}</BackLink>
        <TextLink href={`/admin/eventos/${event.id}/puerta`} className="small" label={t.door} />
      </PanelHead>
      <p className="panel-lead">
        <strong>{event.title}.</strong> {t.lead}
      </p>
      <div className="sheets">
        <Sheet>
          <NewPass address={address} />
        </Sheet>
        <Sheet title={t.current} flush={passes.length === 0}>
          {passes.length === 0 ? (
            <ListEmpty title={t.none} />
          ) : (
            <ul className="form">
              {passes.map((pass) => (
                <PassRow key={pass.id} pass={pass} address={address} />
              ))}
            </ul>
          )}
        </Sheet>
      </div>
    </>
  )
}

function NewPass({ address }: { address: string }) {
  const t = usePanelTexts(passTexts)
  const fetcher = useFetcher<Answer & { name?: string; link?: string }>({ key: 'new-pass' })
  const { link, name = '' } = fetcher.data ?? {}
  const { fields, ...made } = useSchemaForm(passSchema, {
    draft: { name: `pass:new:${address}` },
    lastResult: fetcher.data?.result,
  })
  // A second press makes no second pass.
  useAnswer(fetcher.data, () => made.form.reset())
  return (
    <SchemaForm of={made} by={fetcher.Form} action={address} hidden={{ act: 'create' }} className="form narrow">
      <TextInput field={fields.name} label={t.name} hint={t.nameHint} maxLength={80} autoComplete="off" />
      <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={t.busy} label={t.create} />
      {link && (
        <>
          <TextField
            label={t.link(name)}
            hint={t.once}
            value={link}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Button
            variant="secondary"
            icon="copy"
            onClick={() => copyAddress({ ...t.copying, text: link })}
            label={t.copy}
          />
        </>
      )}
    </SchemaForm>
  )
}

type PassRowProps = { pass: { id: string; name: string; expiresAt: Date }; address: string }

function PassRow({ pass: { id, name, expiresAt }, address }: PassRowProps) {
  const t = usePanelTexts(passTexts)
  const language = useLanguage()
  const fetcher = useAct(undefined, `pass-${id}`)
  return (
    <li>
      <fetcher.Form method="post" action={address} className="pass-row">
        <HiddenFields fields={{ act: 'revoke', pass_id: id }} />
        <span>
          <strong>{name}</strong> <span className="muted">{t.until(formatDateTime(expiresAt, language))}</span>
        </span>
        <Button type="submit" variant="secondary" size="sm" aria-label={t.revokeOf(name)} label={t.revoke} />
      </fetcher.Form>
    </li>
  )
}
