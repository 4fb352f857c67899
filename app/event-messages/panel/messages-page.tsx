import { canOfOwn } from '#app/accounts/capabilities.ts'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { randomUUID } from 'node:crypto'
import { useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { panelActions } from '#app/accounts/session/panel-action.server.ts'
import { countAudience } from '#app/event-messages/count-audience.server.ts'
import { listMessages } from '#app/event-messages/list-messages.server.ts'
import { automaticAudiences, type AutomaticKind } from '#app/event-messages/message-times.ts'
import { findPreviewParties } from '#app/event-messages/preview-values.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { isUuid } from '#app/platform/forms/ids.ts'
import { requireRowId } from '#app/platform/forms/require-id.server.ts'
import { usePanelEvent } from '#app/events/panel/use-panel-event.ts'
import { AutomaticForm, TextLinks } from './automatic-form.tsx'
import { MessageForm } from './message-form.tsx'
import { messageActs } from './message-actions.server.ts'
import { messageTexts } from './message-texts.ca.ts'
import {
  findAutomaticForForm,
  findDraft,
  findLastTest,
  findMessageForForm,
  readTextsInForce,
} from './message-values.server.ts'
import { emptyMessage, type MessageValues } from './message-values.ts'
import { OtherMessages } from './other-messages.tsx'
import type { Route } from './+types/messages-page.ts'

/** `?mensaje=` opens a message that has not begun, `?texto=` the event's text of an automatic one. */
export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const id = requireRowId(params.id)
  const { role } = await panelAccount(context, request, url)
  if (!canOfOwn(role, 'event-messages.edit')) return { messages: await listMessages(id), desk: null }
  const kind = automaticKind(url.searchParams.get('texto'))
  const [counts, messages, parties] = await Promise.all([
    inEachAudience((audience) => countAudience(id, audience)),
    listMessages(id),
    inEachAudience((audience) => findPreviewParties(id, audience)),
  ])
  const automatic = kind && {
    kind,
    opened: await findAutomaticForForm(id, kind),
    inForce: await readTextsInForce(kind),
  }
  const opened = await openMessage(id, url)
  const tested = await findLastTest(opened.id)
  return { messages, desk: { counts, parties, automatic, opened, tested, nextId: randomUUID() } }
}

export async function action(args: Route.ActionArgs) {
  return panelActions(args, (language) => messageActs(requireRowId(args.params.id), language))
}

function automaticKind(text: string | null): AutomaticKind | null {
  return text === 'reminder' || text === 'thanks' ? text : null
}

async function inEachAudience<Value>(read: (audience: MessageValues['audience']) => Promise<Value>) {
  const [booked, waiting, came, noShow] = await Promise.all([
    read('booked'),
    read('waiting'),
    read('came'),
    read('no-show'),
  ])
  return { booked, waiting, came, 'no-show': noShow }
}

/** The asked one, else the newest draft, else a new one, whose id makes it one message however often it is sent. */
async function openMessage(eventId: number, url: URL): Promise<{ id: string; values: MessageValues }> {
  const asked = url.searchParams.get('mensaje')
  if (isUuid(asked)) {
    const values = await findMessageForForm(eventId, asked)
    if (values) return { id: asked, values }
  }
  return (await findDraft(eventId)) ?? { id: randomUUID(), values: emptyMessage }
}

export default function MessagesPage({ loaderData: { messages, desk } }: Route.ComponentProps) {
  const event = usePanelEvent()
  if (desk) return <MessageDesk messages={messages} desk={desk} />
  return <OtherMessages messages={messages} action={`/admin/eventos/${event.id}/mensajes`} />
}

type Loaded = Route.ComponentProps['loaderData']
type Desk = NonNullable<Loaded['desk']>

function MessageDesk({ messages, desk }: { messages: Loaded['messages']; desk: Desk }) {
  const { counts, parties, automatic } = desk
  const { opened, tested, startNext } = useOpenedMessage(desk)
  const event = usePanelEvent()
  const address = `/admin/eventos/${event.id}/mensajes`
  const others = (
    <OtherMessages
      messages={messages.filter(({ id, state }) => id !== opened.id || state !== 'draft')}
      action={address}
    />
  )
  return (
    <>
      {automatic ? (
        <div className="message-desk">
          <EventAutomaticForm event={event.id} address={address} automatic={automatic} parties={parties} />
          <div className="message-stack">{others}</div>
        </div>
      ) : (
        <MessageForm
          key={opened.key}
          action={address}
          id={opened.id}
          opened={opened.values}
          counts={counts}
          parties={parties}
          tested={tested}
          onSent={startNext}
          isOpen={event.state !== 'draft' && event.state !== 'cancelled'}
        >
          {others}
        </MessageForm>
      )}
    </>
  )
}

/** The opened message; once it is sent, an empty one with an id of its own. */
function useOpenedMessage({ opened, tested, nextId }: Desk) {
  const { key: visit } = useLocation()
  const { revalidate } = useRevalidator()
  const [next, setNext] = useState<{ id: string; visit: string } | null>(null)
  const startNext = () => {
    setNext({ id: nextId, visit })
    void revalidate()
  }
  if (next?.visit === visit)
    return { opened: { id: next.id, values: emptyMessage, key: next.id }, tested: null, startNext }
  const { version } = opened.values
  return { opened: { ...opened, key: `${version === 0 ? 'new' : opened.id}:${version}` }, tested, startNext }
}

type EventAutomaticFormProps = Pick<Desk, 'parties'> & {
  event: number
  address: string
  automatic: NonNullable<Desk['automatic']>
}

function EventAutomaticForm({ event, address, automatic, parties }: EventAutomaticFormProps) {
  const { text: t } = usePanelTexts(messageTexts)
  return (
    <AutomaticForm
      key={`${automatic.kind}:${automatic.opened.version}`}
      action={address}
      title={t.automatic[automatic.kind]}
      parties={parties[automaticAudiences[automatic.kind]]}
      draftName={`message:${event}:${automatic.kind}`}
      {...automatic}
    >
      <TextLinks to={address} />
    </AutomaticForm>
  )
}
