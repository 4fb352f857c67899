import type { ReactNode } from 'react'
import { Allowed } from '#app/accounts/allowed.tsx'
import type { Capability } from '#app/accounts/capabilities.ts'
import { useCan } from '#app/accounts/use-can.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import type { ListedMessage } from '#app/messages/listed-messages.server.ts'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { useMainLanguage } from '#app/ui/panel/use-main-language.ts'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { messageTexts } from './message-texts.ts'

/** What a page says of its messages besides what all have. */
type MessageWords = {
  title: string
  /** Of one that nobody has written. */
  titleOf?: (message: ListedMessage) => string | null
  /** Of one that is to come. */
  planned: (message: ListedMessage, at: string) => string
  missed: (at: string) => string
  /** Whom it went to. */
  to?: (message: ListedMessage) => string
}

type ActButton = (label: string, fields: Record<string, string>) => ReactNode

type MessageListProps = {
  messages: readonly ListedMessage[]
  action: string
  /** To change them. */
  needs: Capability
  words: MessageWords
  /** Of one that nobody has written. */
  renderActs?: (message: ListedMessage, button: ActButton) => ReactNode
}

/** What was sent and is to be sent, and what can still be done about it. */
export function MessageList({ messages, ...shared }: MessageListProps) {
  const { others: t } = usePanelTexts(messageTexts)
  return (
    <Sheet title={shared.words.title}>
      {messages.length === 0 ? (
        <p className="muted">{t.none}</p>
      ) : (
        <ol className="message-list">
          {messages.map((message) => (
            <MessageItem key={`${message.id ?? message.kind}:${message.at}`} message={message} {...shared} />
          ))}
        </ol>
      )}
    </Sheet>
  )
}

type ItemProps = Omit<MessageListProps, 'messages'> & { message: ListedMessage }

function MessageItem(props: ItemProps) {
  const { message, words, needs } = props
  const title = useTitle(message, words)
  const says = useStateWords(message, words)
  const { state, figures } = message
  const isToCome = state === 'draft' || state === 'scheduled'
  return (
    <li className={isToCome ? 'message-to-come' : undefined}>
      <b>{title}</b>
      <p>{says}</p>
      <p className="message-acts flow">
        {figures.failed > 0 && state !== 'stopped' && message.id && (
          <FailedMails id={message.id} failed={figures.failed} />
        )}
        <Allowed to={needs}>
          <MessageActs {...props} title={title} />
        </Allowed>
      </p>
    </li>
  )
}

function FailedMails({ id, failed }: { id: string; failed: number }) {
  const { others: t } = usePanelTexts(messageTexts)
  if (!useCan()('mails.read')) return t.failed(failed)
  return <PanelTextLink to={`/admin/correos?mensaje=${id}&estado=failed`} label={t.failed(failed)} />
}

function useTitle(message: ListedMessage, { titleOf }: MessageWords): string {
  const { preview } = usePanelTexts(messageTexts)
  const main = useMainLanguage()
  const { subject } = message
  return titleOf?.(message) ?? (subject[main] || subject.es || subject.ca || preview.empty)
}

function useStateWords(message: ListedMessage, { planned, missed, to }: MessageWords): string {
  const { others: t } = usePanelTexts(messageTexts)
  const language = useLanguage()
  const { state, figures } = message
  const { all, sent, queued } = figures
  const at = message.at ? formatDateTime(message.at, language) : ''
  const toWhom = to ? `, ${to(message)}` : ''
  if (state === 'draft') return `${t.draft}${toWhom}`
  if (state === 'missed') return missed(at)
  if (state === 'stopped') return all > 0 ? t.stoppedAfter(sent, all) : t.stopped
  if (state === 'scheduled') return planned(message, at)
  if (state === 'sending' || queued > 0) return `${t.sending(sent, all)}${toWhom}`
  return all === 0 ? t.nobody(at) : `${t.sent(at, sent, all)}${toWhom}`
}

function MessageActs({ message, action, renderActs, title }: ItemProps & { title: string }) {
  const { others: t } = usePanelTexts(messageTexts)
  const fetcher = useAct()
  const { id, kind, state, figures } = message
  const button: ActButton = (label, fields) => (
    <TextButton
      aria-label={t.of(label, title)}
      onClick={() => void fetcher.submit(fields, { method: 'post', action })}
      label={label}
    />
  )
  const begun = state === 'sending' || (state === 'sent' && figures.queued > 0)
  if (kind === 'change') return null
  if (kind !== 'message' && !begun) return renderActs?.(message, button)
  return (
    <>
      {(state === 'draft' || state === 'scheduled') && (
        <PanelTextLink to={`?mensaje=${id}`} aria-label={t.of(t.edit, title)} preventScrollReset label={t.edit} />
      )}
      {id && (state === 'scheduled' || begun) && button(t.stop, { act: 'stop', message_id: id })}
    </>
  )
}
