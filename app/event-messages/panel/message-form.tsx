import { getFormProps } from '@conform-to/react'
import { useId, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useFetcher, type FetcherWithComponents } from 'react-router'
import type { Audience } from '#app/event-messages/audience.server.ts'
import { usesPlaceholder } from '#app/event-messages/placeholders.ts'
import type { PreviewParty } from '#app/event-messages/preview-values.server.ts'
import { languages } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { VersionedForm } from '#app/platform/forms/conflict/versioned-form.tsx'
import { DraftBanner } from '#app/platform/forms/draft-banner.tsx'
import { OwnErrorTexts, useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { AudienceSheet, type Counts } from './audience-sheet.tsx'
import { messageSchema, missingTexts, typedTexts, type TextFields as Texts } from './forms.ts'
import { MessagePreview } from './message-preview.tsx'
import type { MessageValues } from './message-values.ts'
import { messageTexts } from './message-texts.ca.ts'
import { SendQuestion, type Question } from './send-question.tsx'
import { TextFields } from './text-fields.tsx'
import { WhenSheet } from './when-sheet.tsx'

type MessageFormProps = {
  action: string
  id: string
  opened: MessageValues
  counts: Counts
  parties: Record<Audience, PreviewParty[]>
  /** The last test of it. */
  tested: { address: string; at: string } | null
  isOpen: boolean
  onSent: () => void
  children: ReactNode
}

/** Who, what, how it looks, when; `children` stand beneath the time. */
export function MessageForm(props: MessageFormProps) {
  const { noun, when: t } = usePanelTexts(messageTexts)
  const fetcher = useFetcher<Answer & { sent?: boolean }>()
  const [asked, setAsked] = useState<string | null>(null)
  useAnswer(fetcher.data, () => fetcher.data?.sent && props.onSent())
  return (
    <>
      <VersionedForm<MessageValues> opened={props.opened} answer={fetcher.data} noun={noun}>
        {(form) => <MessageEditor {...props} {...form} fetcher={fetcher} onRemove={() => setAsked(props.id)} />}
      </VersionedForm>
      <RowConfirmDialog
        row={asked}
        onClose={() => setAsked(null)}
        fetcherKey="message-removal"
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
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

const lacksText = (typed: Texts, mails: Counts[Audience]['mails']) =>
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

type EditorProps = MessageFormProps & {
  start: MessageValues
  answer: Answer | undefined
  restarted: boolean
  fetcher: FetcherWithComponents<Answer>
  onRemove: () => void
}

function MessageEditor(props: EditorProps) {
  const { action, id, start, answer, restarted, counts, parties, tested, isOpen, fetcher, onRemove, children } = props
  const { text: t, errors } = usePanelTexts(messageTexts)
  const [audience, chooseAudience] = useState(start.audience)
  const errorOf = useErrorTexts(errors)
  const { form, fields, draft } = useSchemaForm(messageSchema, {
    id: useId(),
    draft: { name: start.version === 0 ? `message:new:${action}` : `message:${id}`, version: start.version, restarted },
    lastResult: answer?.result,
    defaultValue: start,
  })
  const typed = typedTexts(fields)
  const { tableless, mails } = counts[audience]
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
  const usesTable = usesPlaceholder(Object.values(typed).join(' '), 'table')
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
          <AudienceSheet name={fields.audience.name} counts={counts} chosen={audience} onChoose={chooseAudience} />
          <TextFields title={t.title} fields={fields}>
            {usesTable && tableless > 0 && <p className="field-hint">{t.tableless(tableless)}</p>}
          </TextFields>
          <MessagePreview parties={parties[audience]} typed={typed} kind="message" />
        </div>
        <div className="message-stack">
          <WhenSheet
            {...{ action, isOpen, fields, tested, fetcher, onRemove }}
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
          parties={parties[audience]}
          busy={fetcher.state !== 'idle'}
        />
      </fetcher.Form>
    </OwnErrorTexts>
  )
}
