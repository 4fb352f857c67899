import { Form, type FetcherWithComponents } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { PanelButtonLink } from './panel-button-link.tsx'
import { Button } from '../button.tsx'
import type { BulkAnswer, BulkQuestion } from './bulk-answer.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { sharedTexts } from './panel-texts.ts'
import { Sheet } from './sheet.tsx'

type QuestionDialogProps = {
  open: boolean
  /** Stays while the dialog closes. */
  question: BulkQuestion | undefined
  address: string
  fetcher: FetcherWithComponents<BulkAnswer>
  onClose: () => void
}

export function QuestionDialog({ open, question, address, fetcher, onClose }: QuestionDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={question?.title ?? ''}
      confirmLabel={question?.confirm ?? ''}
      busyLabel={question?.busy ?? ''}
      danger={question?.danger ?? false}
      Form={fetcher.Form}
      action={address}
      fields={question ? yesTo(question) : {}}
      busy={fetcher.state !== 'idle'}
    >
      {question && <QuestionText question={question} />}
    </ConfirmDialog>
  )
}

/** For a browser without script. */
export function QuestionSheet({ question, address }: { question: BulkQuestion; address: string }) {
  const t = usePanelTexts(sharedTexts)
  return (
    <Sheet title={question.title}>
      <Form method="post" action={address} className="form">
        <HiddenFields fields={yesTo(question)} />
        <div>
          <QuestionText question={question} />
        </div>
        <div className="form-actions">
          <PanelButtonLink to={address} variant="secondary" label={t.cancel} />
          <Button type="submit" variant={question.danger ? 'danger' : 'primary'} label={question.confirm} />
        </div>
      </Form>
    </Sheet>
  )
}

const yesTo = ({ act, choice }: BulkQuestion) => ({ act, asked: 'yes', ...(choice && { choice }) })

const MAX_NAMES = 8

function QuestionText({ question: { text, names, rows } }: { question: BulkQuestion }) {
  const { selection: t } = usePanelTexts(sharedTexts)
  const others = names.length - MAX_NAMES
  return (
    <>
      <SelectedRows rows={rows} />
      <p>{text}</p>
      <ul className="selection-names small">
        {names.slice(0, MAX_NAMES).map((name, index) => (
          <li key={index}>{name}</li>
        ))}
        {others > 0 && <li className="muted">{t.others(others)}</li>}
      </ul>
    </>
  )
}

export function SelectedRows({ rows }: { rows: readonly string[] }) {
  return rows.map((row) => <input key={row} type="hidden" name="rows" value={row} />)
}
