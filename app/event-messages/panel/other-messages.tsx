import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import type { ListedMessage } from '#app/messages/listed-messages.server.ts'
import { MessageList } from '#app/messages/panel/message-list.tsx'
import { messageTexts } from '#app/messages/panel/message-texts.ts'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { guestMessageTexts } from './guest-message-texts.ts'

type OtherMessagesProps = { messages: readonly ListedMessage[]; action: string }

/** What the parties were told and will be told, and what can still be done about it. */
export function OtherMessages({ messages, action }: OtherMessagesProps) {
  const { others } = usePanelTexts(messageTexts)
  const { list: t } = usePanelTexts(guestMessageTexts)
  return (
    <MessageList
      messages={messages}
      action={action}
      needs="event-messages.edit"
      words={{
        title: others.title,
        titleOf: ({ kind }) => (kind === 'message' ? null : t.kinds[kind]),
        planned: ({ kind, audience }, at) =>
          kind === 'reminder' || kind === 'thanks'
            ? t.automatic[kind](at)
            : `${others.scheduled(at)}, ${toWhom(t.to, audience)}`,
        missed: t.missed,
      }}
      renderActs={({ kind, state, figures }, button) => (
        <>
          {state === 'scheduled' && (
            <>
              <PanelTextLink
                to={`?texto=${kind}`}
                aria-label={kind === 'message' ? undefined : others.of(t.changeText, t.kinds[kind])}
                preventScrollReset
                label={t.changeText}
              />
              {button(others.stop, { act: 'turn-off', kind })}
            </>
          )}
          {state === 'stopped' && figures.all === 0 && button(t.resume, { act: 'turn-on', kind })}
        </>
      )}
    />
  )
}

function toWhom(texts: Record<string, string>, audience: string | null): string {
  return (audience && texts[audience]) ?? ''
}
