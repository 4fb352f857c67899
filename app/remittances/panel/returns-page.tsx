import { Form, useNavigation } from 'react-router'
import { formAct, NO_TOAST, panelActions } from '#app/accounts/session/panel-action.server.ts'
import { formatShortDate } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { formatFigure } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import type { RefusalReason } from '#app/platform/refusals.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField, TextField } from '#app/ui/field.tsx'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { SelectionOutcome } from '#app/ui/panel/selection-outcome.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAnswer } from '#app/ui/panel/use-answer.ts'
import { importFile, type Choice } from '../import/import-file.server.ts'
import { previewFile, type FileRefusal, type Preview } from '../import/preview-file.server.ts'
import { bankFileSchema, type BankFileForm } from './forms.ts'
import { FilePreview } from './file-preview.tsx'
import { importOutcome, type OutcomeTexts } from './import-outcome.ts'
import { accountTexts } from '#app/treasury/accounts/account-texts.ts'
import { creditTexts } from './credit-texts.ts'
import { returnTexts, type ReturnTexts } from './return-texts.ts'
import type { Route } from './+types/returns-page.ts'

/** POST, multipart `file`: `act` shows what it says, or posts it with the ticked rows. */
export async function action(args: Route.ActionArgs) {
  return panelActions(args, returnActs, 'post', MAX_FIELDS)
}

/** Each credit has an account, and perhaps a tick; a file of 5 MB has no more. */
const MAX_FIELDS = 20_000

const returnActs = (language: Language) => {
  const t = returnTexts[language]
  return {
    show: showing(t),
    post: posting(t, { returns: t, credits: creditTexts[language], accounts: accountTexts[language] }),
  }
}

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

const posting = (t: ReturnTexts, texts: OutcomeTexts) =>
  formAct({
    needs: 'treasury.edit',
    asksPassword: 'bank-file.imported',
    takesFile: true,
    schema: bankFileSchema,
    failed: t.failed,
    async run({ fields, actor, refuse }) {
      const bytes = Buffer.from(await fields.file.arrayBuffer())
      const outcome = await importFile(actor, bytes, choiceOf(fields))
      if (!outcome.ok) return refuse(outcome.reason, { text: describe(outcome, t) })
      return { ok: true, ...importOutcome(outcome, texts) }
    },
  })

function choiceOf({ charges_fee: fee, rows, accounts }: BankFileForm): Choice {
  const ticked = Map.groupBy(
    rows.map((row) => row.split(':')),
    ([kind]) => kind,
  )
  const idsOf = (kind: string) => (ticked.get(kind) ?? []).map(([, id = '']) => id)
  return {
    chargesFee: fee === 'on',
    returns: idsOf('return').map(Number),
    remittances: idsOf('remittance').map(Number),
    credits: idsOf('credit'),
    accounts,
  }
}

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
  const outcome = actionData && 'outcome' in actionData ? actionData.outcome : undefined
  return (
    <>
      <PanelHead title={t.title}>
        <BackLink to="/admin/tesoreria/remesas">{t.back}</BackLink>
      </PanelHead>
      <p className="panel-lead">{t.lead}</p>
      <SelectionOutcome outcome={outcome} address="/admin/tesoreria/remesas/devoluciones" Form={Form} />
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
              <Button
                type="submit"
                name="act"
                value="show"
                variant="secondary"
                busy={busy}
                busyLabel={t.reading}
                label={t.show}
              />
            </div>
          </Form>
        </Sheet>
        {preview && (
          <FilePreview preview={preview} form="bank-file">
            <Button
              type="submit"
              form="bank-file"
              name="act"
              value="post"
              icon="check"
              busy={busy}
              busyLabel={t.posting}
              label={postLabel(preview, t)}
            />
          </FilePreview>
        )}
      </div>
    </>
  )
}

function postLabel({ returns, proposed, settlements, credits }: Preview, t: ReturnTexts): string {
  const hasRows = proposed.length + settlements.length + credits.length > 0
  return (hasRows ? t.postTicked : t.post)(returns.length, formatFigure(returns.length))
}
