import { getFormProps } from '@conform-to/react'
import { useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useFetcher, type FetcherWithComponents } from 'react-router'
import { languages, type Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import type { Placeholder } from '#app/messages/placeholders.ts'
import type { PreviewReader } from '#app/messages/preview-reader.ts'
import { VersionedForm, type VersionedFields } from '#app/platform/forms/conflict/versioned-form.tsx'
import { DraftBanner } from '#app/platform/forms/draft-banner.tsx'
import { OwnErrorTexts, useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { missingTexts, typedTexts, type MessageSchema, type TextFields as Texts } from './forms.ts'
import { MessagePreview } from './message-preview.tsx'
import type { MessageValues } from './message-values.ts'
import { messageTexts } from './message-texts.ts'
import { SendQuestion, type Question } from './send-question.tsx'
import { TextFields } from './text-fields.tsx'
import { WhenSheet } from './when-sheet.tsx'

/** Whom a choice of the form reaches. */
export type Reach = { mails: Record<Language, number>; readers: readonly PreviewReader[] }

type MessageFormProps<Values extends MessageValues> = {
  action: string
  id: string
  schema: MessageSchema
  opened: Values
  reaches: Record<string, Reach>
  choiceOf: (values: Values) => string
  renderAudience: (given: { chosen: string; choose: (choice: string) => void }) => ReactNode
  /** What the texts may name, and what else they know. */
  offered: readonly Placeholder[]
  known?: readonly Placeholder[]
  /** Beneath the texts. */
  renderHint?: (typed: Texts, chosen: string) => ReactNode
  /** Names the draft of a new one in the browser. */
  draftName: string
  /** Errors of this page besides those that all messages have. */
  errors?: Record<string, string>
  /** The last test of it. */
  tested: { address: string; at: string } | null
  /** Why nothing may be sent. */
  closed: string | null
  onSent: () => void
  /** It is a draft now. */
  onSaved?: () => void
  children: ReactNode
}

/** Who, what, how it looks, when; `children` stand beneath the time. */
export function MessageForm<Values extends MessageValues>(props: MessageFormProps<Values>) {
  const { noun, when: t } = usePanelTexts(messageTexts)
  const fetcher = useFetcher<Answer & { sent?: boolean }>()
  const [isNew] = useState(props.opened.version === 0)
  const [asked, setAsked] = useState<string | null>(null)
  useAnswer(fetcher.data, () => (fetcher.data?.sent ? props.onSent() : props.onSaved?.()))
  return (
    <>
      <VersionedForm
        schema={props.schema}
        draft={{ name: isNew ? props.draftName : `message:${props.id}` }}
        opened={props.opened}
        answer={fetcher.data}
        noun={noun}
      >
        {(form) => <MessageEditor {...props} {...form} fetcher={fetcher} onRemove={() => setAsked(props.id)} />}
      </VersionedForm>
      <RowConfirmDialog
        row={asked}
        onClose={() => setAsked(null)}
        title={t.remove}
        texts={{ confirm: t.remove, busy: t.removing }}
        action={props.action}
        fields={(id) => ({ act: 'delete', message_id: id })}
      >
        {() => <p>{t.removeText}</p>}
      </RowConfirmDialog>
    </>
  )
}

/** Enter in a line would send the message to everybody. */
function refuseEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && event.target instanceof HTMLInputElement)
    event.preventDefault()
}

const lacksText = (typed: Texts, mails: Reach['mails']) =>
  Object.keys(
    missingTexts(
      typed,
      languages.filter((language) => mails[language] > 0),
    ),
  ).length > 0

/** By the button of the question. */
function isConfirmed({ nativeEvent }: FormEvent): boolean {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter instanceof HTMLButtonElement && submitter.name === 'again'
}

/** An answer closes the question, or asks another one. */
function useQuestion(answer: Answer | undefined) {
  const [question, ask] = useState<Question | null>(null)
  const [seen, setSeen] = useState(answer)
  if (answer !== seen) {
    setSeen(answer)
    ask(answer?.result?.error?.['']?.includes('repeated') ? 'again' : null)
  }
  return [question, ask] as const
}

const nobody: Reach = { mails: { es: 0, ca: 0 }, readers: [] }

type EditorProps<Values extends MessageValues> = MessageFormProps<Values> &
  VersionedFields<MessageSchema, Values> & { fetcher: FetcherWithComponents<Answer>; onRemove: () => void }

function MessageEditor<Values extends MessageValues>(props: EditorProps<Values>) {
  const { action, id, form, fields, draft, start, answer, tested, closed, fetcher, onRemove, children } = props
  const { text: t, errors: shared } = usePanelTexts(messageTexts)
  const errors = { ...shared, ...props.errors }
  const [chosen, choose] = useState(() => props.choiceOf(start))
  const { mails, readers } = props.reaches[chosen] ?? nobody
  const errorOf = useErrorTexts(errors)
  const typed = typedTexts(fields)
  const count = mails.es + mails.ca
  const [question, ask] = useQuestion(answer)
  const { onSubmit, ...formProps } = getFormProps(form)
  const askFirst = (event: FormEvent<HTMLFormElement>) => {
    onSubmit(event)
    // Of a text that somebody lacks the server says so.
    if (event.defaultPrevented || isConfirmed(event) || lacksText(typed, mails)) return
    event.preventDefault()
    ask('send')
  }
  return (
    <OwnErrorTexts value={errors}>
      <fetcher.Form
        {...formProps}
        onSubmit={askFirst}
        method="post"
        action={action}
        className="message-desk"
        onKeyDown={refuseEnter}
      >
        <HiddenFields fields={{ act: 'schedule', message_id: id, version: start.version }} />
        <div className="message-stack">
          <DraftBanner draft={draft} formId={form.id} />
          <ErrorSummary message={errorOf(form.errors)} />
          {props.renderAudience({ chosen, choose })}
          <TextFields title={t.title} fields={fields} offered={props.offered} known={props.known ?? props.offered}>
            {props.renderHint?.(typed, chosen)}
          </TextFields>
          <MessagePreview readers={readers} typed={typed} />
        </div>
        <div className="message-stack">
          <WhenSheet
            {...{ action, closed, fields, tested, fetcher, onRemove }}
            formId={form.id}
            isStored={start.version > 0}
            count={count}
          />
          {children}
        </div>
        <SendQuestion
          {...{ question, count, typed }}
          onClose={() => ask(null)}
          isLater={fields.when.value === 'at'}
          readers={readers}
          busy={fetcher.state !== 'idle'}
        />
      </fetcher.Form>
    </OwnErrorTexts>
  )
}
