import { Form, useNavigation } from 'react-router'
import { formAct, NO_TOAST, panelActions } from '#app/accounts/session/panel-action.server.ts'
import { formatShortDate } from '#app/i18n/dates.ts'
import { formatFigure } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import type { RefusalReason } from '#app/platform/refusals.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField, TextField } from '#app/ui/field.tsx'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAnswer } from '#app/ui/panel/use-answer.ts'
import { importFile, previewFile, type FileRefusal } from '../import-returns.server.ts'
import { bankFileSchema } from './forms.ts'
import { FilePreview } from './file-preview.tsx'
import { returnTexts, type ReturnTexts } from './return-texts.ca.ts'
import type { Route } from './+types/returns-page.ts'

/** POST, multipart `file`: `act` shows what it says, or posts it. */
export async function action(args: Route.ActionArgs) {
  return panelActions(args, (language) => returnActs(returnTexts[language]), 'post')
}

const returnActs = (t: ReturnTexts) => ({ show: showing(t), post: posting(t) })

const showing = (t: ReturnTexts) =>
  formAct({
    needs: 'treasury.edit',
    takesFile: true,
    schema: bankFileSchema,
    failed: t.failed,
    async run({ fields, refuse }) {
      const read = await previewFile(Buffer.from(await fields.file.arrayBuffer()))
      return read.ok
        ? { ok: true, ...NO_TOAST, preview: read.preview }
        : refuse(read.reason, { text: describe(read, t) })
    },
  })

const posting = (t: ReturnTexts) =>
  formAct({
    needs: 'treasury.edit',
    asksPassword: 'bank-file.imported',
    takesFile: true,
    schema: bankFileSchema,
    failed: t.failed,
    async run({ fields, actor, refuse }) {
      const bytes = Buffer.from(await fields.file.arrayBuffer())
      const outcome = await importFile(actor, bytes, fields.charges_fee === 'on')
      if (!outcome.ok) return refuse(outcome.reason, { text: describe(outcome, t) })
      return { ok: true, title: t.done(outcome.returned, formatFigure(outcome.returned)) }
    },
  })

function describe(refusal: FileRefusal, t: ReturnTexts): string {
  if (refusal.reason === 'bad-line') return t.badLine(refusal.line, refusal.detail)
  if (refusal.reason === 'imported') return t.imported(formatShortDate(refusal.on))
  return t.refusals[refusal.reason satisfies RefusalReason]
}

/** The file stays chosen between showing and posting. */
export default function ReturnsPage({ actionData }: Route.ComponentProps) {
  const t = usePanelTexts(returnTexts)
  const busy = useNavigation().state === 'submitting'
  useAnswer(actionData)
  const preview = actionData && 'preview' in actionData ? actionData.preview : undefined
  const error = actionData && 'text' in actionData ? actionData.text : undefined
  return (
    <>
      <PanelHead title={t.title}>
        <BackLink to="/admin/tesoreria/remesas">{t.back}</BackLink>
      </PanelHead>
      <p className="panel-lead">{t.lead}</p>
      <div className="sheets">
        <Sheet>
          <Form method="post" encType="multipart/form-data" className="stack" id="bank-file">
            <TextField
              label={t.file}
              hint={t.fileHint}
              error={error}
              type="file"
              name="file"
              accept=".xml,.txt"
              required
            />
            <CheckboxField label={t.chargesFee} name="charges_fee" />
            <div className="cluster">
              <Button type="submit" name="act" value="show" variant="secondary" busy={busy} busyLabel={t.reading}>
                {t.show}
              </Button>
            </div>
          </Form>
        </Sheet>
        {preview && (
          <FilePreview preview={preview}>
            <Button
              type="submit"
              form="bank-file"
              name="act"
              value="post"
              icon="check"
              busy={busy}
              busyLabel={t.posting}
            >
              {t.post(preview.returns.length, formatFigure(preview.returns.length))}
            </Button>
          </FilePreview>
        )}
      </div>
    </>
  )
}
