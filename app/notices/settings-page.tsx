import { Form, useNavigation } from 'react-router'
import * as v from 'valibot'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formAct, panelAction } from '#app/accounts/session/panel-action.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Options, SelectField } from '#app/ui/field.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAnswer } from '#app/ui/panel/use-answer.ts'
import { noticeChoices, noticeKinds, type NoticeKind } from './notice-kinds.ts'
import { findNotices, saveNotices } from './notices.server.ts'
import { noticeTexts, type NoticeTexts } from './panel-texts.ts'
import type { Route } from './+types/settings-page.ts'

const pickedChoice = v.optional(v.picklist(noticeChoices))

/** Kinds that are missing stay as they are: a page shows the ones that the person may be told. */
const noticesSchema = v.object({
  bookings: pickedChoice,
  'late-cancellation': pickedChoice,
  'free-seats': pickedChoice,
  request: pickedChoice,
  completion: pickedChoice,
} satisfies Record<NoticeKind, typeof pickedChoice>)

/** GET /admin/avisos: what the account itself is told by mail. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const account = await panelAccount(context, request, url)
  return { email: account.email, choices: await findNotices(account) }
}

export async function action(args: Route.ActionArgs) {
  return panelAction(args, (language) => saving(noticeTexts[language]))
}

const saving = (t: NoticeTexts) =>
  formAct({
    needs: 'account.edit',
    schema: noticesSchema,
    failed: t.failed,
    async run({ fields, actor, refuse }) {
      const outcome = await saveNotices(actor, fields)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.forbidden })
      return { ok: true, title: t.saved }
    },
  })

export default function NoticesPage({ loaderData: { email, choices }, actionData }: Route.ComponentProps) {
  const t = usePanelTexts(noticeTexts)
  const { saving: busyLabel } = usePanelTexts(sharedTexts)
  const busy = useNavigation().state === 'submitting'
  useAnswer(actionData)
  return (
    <>
      <PanelHead title={t.title} />
      <p className="panel-lead">{t.lead(email)}</p>
      <div className="narrow">
        <Sheet>
          <Form method="post" className="form">
            {noticeKinds.map((kind) => {
              const choice = choices[kind]
              return (
                choice && (
                  <SelectField
                    key={kind}
                    name={kind}
                    defaultValue={choice}
                    label={t.kinds[kind].label}
                    hint={t.kinds[kind].hint}
                  >
                    <Options of={noticeChoices} label={(value) => t.choices[value]} />
                  </SelectField>
                )
              )
            })}
            <p className="small muted">{t.digests}</p>
            <p className="small muted">{t.clubMailbox}</p>
            <div className="form-actions">
              <Button type="submit" busy={busy} busyLabel={busyLabel} label={t.save} />
            </div>
          </Form>
        </Sheet>
      </div>
    </>
  )
}
