import { use } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import type { PreviewReader } from '#app/messages/preview-reader.ts'
import { Button } from '#app/ui/button.tsx'
import { CloseDialog, Dialog } from '#app/ui/dialog.tsx'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import type { TextFields } from './forms.ts'
import { MessageMail } from './message-preview.tsx'
import { messageTexts } from './message-texts.ts'

/** `again`: the same text has left to the same people just now. */
export type Question = 'send' | 'again'

type SendQuestionProps = {
  question: Question | null
  onClose: () => void
  /** How many mails leave. */
  count: number
  isLater: boolean
  /** One for each language that somebody reads. */
  readers: readonly PreviewReader[]
  typed: TextFields
  busy: boolean
}

/** Inside the form: whom the message reaches and what it says, before it leaves. Its button sends the form. */
export function SendQuestion({ question, onClose, count, isLater, ...content }: SendQuestionProps) {
  const { question: t } = usePanelTexts(messageTexts)
  return (
    <Dialog
      open={question !== null}
      onClose={onClose}
      title={question === 'again' ? t.again(count) : isLater ? t.schedule(count) : t.send(count)}
    >
      <Content question={question ?? 'send'} count={count} isLater={isLater} {...content} />
    </Dialog>
  )
}

type ContentProps = Omit<SendQuestionProps, 'question' | 'onClose'> & { question: Question }

function Content({ question, count, isLater, readers, typed, busy }: ContentProps) {
  const { question: t, when, preview } = usePanelTexts(messageTexts)
  const { cancel } = usePanelTexts(sharedTexts)
  const close = use(CloseDialog)
  const isAgain = question === 'again'
  return (
    <div className="form">
      {isAgain && <p>{t.repeated}</p>}
      {readers.map((reader) => (
        <section key={reader.language} aria-label={preview.reader(reader.name, reader.language, reader.size)}>
          <MessageMail reader={reader} typed={typed} />
        </section>
      ))}
      <div className="form-actions">
        <Button variant="secondary" onClick={close ?? undefined} label={cancel} />
        <Button
          type="submit"
          name="again"
          value={isAgain ? 'yes' : 'no'}
          busy={busy}
          busyLabel={when.sending}
          label={isAgain ? t.sendAgain : isLater ? when.schedule(count) : when.send(count)}
        />
      </div>
    </div>
  )
}
