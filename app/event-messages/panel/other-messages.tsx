import { Allowed } from '#app/accounts/allowed.tsx'
import { useCan } from '#app/accounts/use-can.ts'
import { Link, useFetcher } from 'react-router'
import { formatDateTime } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import type { ListedMessage } from '#app/event-messages/list-messages.server.ts'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { useMainLanguage } from '#app/ui/panel/use-main-language.ts'
import { messageTexts, type MessageTexts } from './message-texts.ca.ts'

type OtherMessagesProps = { messages: readonly ListedMessage[]; action: string }

/** What the parties were told and will be told, and what can still be done about it. */
export function OtherMessages({ messages, action }: OtherMessagesProps) {
  const { others: t } = usePanelTexts(messageTexts)
  return (
    <Sheet title={t.title}>
      {messages.length === 0 ? (
        <p className="muted">{t.none}</p>
      ) : (
        <ol className="message-list">
          {messages.map((message) => (
            <MessageItem key={`${message.id ?? message.kind}:${message.at}`} message={message} action={action} />
          ))}
        </ol>
      )}
    </Sheet>
  )
}

function MessageItem({ message, action }: { message: ListedMessage; action: string }) {
  const { others: t } = usePanelTexts(messageTexts)
  const language = useLanguage()
  const title = useTitle(message)
  const { state, figures } = message
  const isToCome = state === 'draft' || state === 'scheduled'
  return (
    <li className={isToCome ? 'message-to-come' : undefined}>
      <b>{title}</b>
      <p>{stateInWords(t, message, message.at ? formatDateTime(message.at, language) : '')}</p>
      <p className="message-acts flow">
        {figures.failed > 0 && state !== 'stopped' && message.id && (
          <FailedMails id={message.id} failed={figures.failed} />
        )}
        <Allowed to="event-messages.edit">
          <MessageActs message={message} action={action} title={title} />
        </Allowed>
      </p>
    </li>
  )
}

function FailedMails({ id, failed }: { id: string; failed: number }) {
  const { others: t } = usePanelTexts(messageTexts)
  if (!useCan()('mails.read')) return t.failed(failed)
  return (
    <Link to={`/admin/correos?mensaje=${id}&estado=failed`} className="text-link">
      {t.failed(failed)}
    </Link>
  )
}

function useTitle({ kind, subject }: ListedMessage): string {
  const { others: t, preview } = usePanelTexts(messageTexts)
  const main = useMainLanguage()
  if (kind !== 'message') return t.kinds[kind]
  return subject[main] || subject.es || subject.ca || preview.empty
}

function stateInWords(t: MessageTexts['others'], message: ListedMessage, at: string): string {
  const { kind, state, audience, figures } = message
  const { all, sent, queued } = figures
  if (state === 'draft') return t.draft
  if (state === 'missed') return t.missed(at)
  if (state === 'stopped') return all > 0 ? t.stoppedAfter(sent, all) : t.stopped
  if (state === 'scheduled')
    return kind === 'message' || kind === 'change'
      ? `${t.scheduled(at)}, ${audience ? t.to[audience] : ''}`
      : t.automatic[kind](at)
  if (state === 'sending' || queued > 0) return t.sending(sent, all)
  return all === 0 ? t.nobody(at) : t.sent(at, sent, all)
}

function MessageActs({ message, action, title }: { message: ListedMessage; action: string; title: string }) {
  const { others: t } = usePanelTexts(messageTexts)
  const fetcher = useFetcher<Answer>()
  useAnswer(fetcher.data)
  const { id, kind, state, figures } = message
  const send = (fields: Record<string, string>) => void fetcher.submit(fields, { method: 'post', action })
  const act = (label: string, fields: Record<string, string>) => (
    <button type="button" className="text-link" aria-label={t.of(label, title)} onClick={() => send(fields)}>
      {label}
    </button>
  )
  const begun = state === 'sending' || (state === 'sent' && figures.queued > 0)
  if (kind === 'change') return null
  if (kind === 'message' || begun)
    return (
      <>
        {(state === 'draft' || state === 'scheduled') && (
          <Link to={`?mensaje=${id}`} className="text-link" aria-label={t.of(t.edit, title)} preventScrollReset>
            {t.edit}
          </Link>
        )}
        {id && (state === 'scheduled' || begun) && act(t.stop, { act: 'stop', message_id: id })}
      </>
    )
  return (
    <>
      {state === 'scheduled' && (
        <>
          <Link to={`?texto=${kind}`} className="text-link" aria-label={t.of(t.changeText, title)} preventScrollReset>
            {t.changeText}
          </Link>
          {act(t.stop, { act: 'turn-off', kind })}
        </>
      )}
      {state === 'stopped' && figures.all === 0 && act(t.resume, { act: 'turn-on', kind })}
    </>
  )
}
