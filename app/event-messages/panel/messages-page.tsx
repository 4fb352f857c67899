import { canOfOwn } from '#app/accounts/capabilities.ts'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { panelActions } from '#app/accounts/session/panel-action.server.ts'
import { audiences, ofEachAudience, type Audience } from '#app/event-messages/audiences.ts'
import { countAudience } from '#app/event-messages/count-audience.server.ts'
import { listMessages } from '#app/event-messages/list-messages.server.ts'
import { automaticAudiences, type AutomaticKind } from '#app/event-messages/message-times.ts'
import { findPreviewParties } from '#app/event-messages/preview-values.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { MessageForm } from '#app/messages/panel/message-form.tsx'
import { findLastTest } from '#app/messages/panel/stored-fields.server.ts'
import { useOpenedMessage } from '#app/messages/panel/use-opened-message.ts'
import { guestPlaceholders, placeholders, usesPlaceholder } from '#app/messages/placeholders.ts'
import { isUuid } from '#app/platform/forms/ids.ts'
import { requireRowId } from '#app/platform/forms/require-id.server.ts'
import { usePanelEvent } from '#app/events/panel/use-panel-event.ts'
import { AudienceSheet } from './audience-sheet.tsx'
import { AutomaticForm, TextLinks } from './automatic-form.tsx'
import { messageSchema } from './forms.ts'
import { guestMessageTexts } from './guest-message-texts.ts'
import { messageActs } from './message-actions.server.ts'
import { findAutomaticForForm, findDraft, findMessageForForm, readTextsInForce } from './message-values.server.ts'
import { emptyMessage, type GuestMessageValues } from './message-values.ts'
import { OtherMessages } from './other-messages.tsx'
import type { Route } from './+types/messages-page.ts'

/** `?mensaje=` opens a message that has not begun, `?texto=` the event's text of an automatic one. */
export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const id = requireRowId(params.id)
  const { role } = await panelAccount(context, request, url)
  if (!canOfOwn(role, 'event-messages.edit')) return { messages: await listMessages(id), desk: null }
  const kind = automaticKind(url.searchParams.get('texto'))
  const [counts, messages, parties] = await Promise.all([
    readEachAudience((audience) => countAudience(id, audience)),
    listMessages(id),
    readEachAudience((audience) => findPreviewParties(id, audience)),
  ])
  const automatic = kind && {
    kind,
    opened: await findAutomaticForForm(id, kind),
    inForce: await readTextsInForce(kind),
  }
  const opened = await openMessage(id, url)
  const tested = await findLastTest('guests', opened.id)
  return { messages, desk: { counts, parties, automatic, opened, tested, nextId: randomUUID() } }
}

export async function action(args: Route.ActionArgs) {
  return panelActions(args, (language) => messageActs(requireRowId(args.params.id), language))
}

function automaticKind(text: string | null): AutomaticKind | null {
  return text === 'reminder' || text === 'thanks' ? text : null
}

async function readEachAudience<Value>(read: (audience: Audience) => Promise<Value>) {
  const values = await Promise.all(audiences.map(async (audience) => [audience, await read(audience)] as const))
  return Object.fromEntries(values) as Record<Audience, Value>
}

/** The asked one, else the newest draft, else a new one, whose id makes it one message however often it is sent. */
async function openMessage(eventId: number, url: URL): Promise<{ id: string; values: GuestMessageValues }> {
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
  const { parties, automatic } = desk
  const { opened, tested, startNext } = useOpenedMessage(desk, emptyMessage)
  const event = usePanelEvent()
  const address = `/admin/eventos/${event.id}/mensajes`
  const others = (
    <OtherMessages
      messages={messages.filter(({ id, state }) => id !== opened.id || state !== 'draft')}
      action={address}
    />
  )
  if (automatic)
    return (
      <div className="message-desk">
        <EventAutomaticForm event={event.id} address={address} automatic={automatic} parties={parties} />
        <div className="message-stack">{others}</div>
      </div>
    )
  return (
    <EventMessageForm key={opened.key} {...{ desk, address, opened, tested, startNext }}>
      {others}
    </EventMessageForm>
  )
}

type EventMessageFormProps = Pick<
  ReturnType<typeof useOpenedMessage<GuestMessageValues>>,
  'opened' | 'tested' | 'startNext'
> & { desk: Desk; address: string; children: ReactNode }

function EventMessageForm({ desk, address, opened, tested, startNext, children }: EventMessageFormProps) {
  const { counts, parties } = desk
  const t = usePanelTexts(guestMessageTexts)
  const { state } = usePanelEvent()
  const tableless = (audience: Audience) => counts[audience].tableless
  return (
    <MessageForm
      action={address}
      id={opened.id}
      schema={messageSchema}
      opened={opened.values}
      reaches={ofEachAudience((audience) => ({ mails: counts[audience].mails, readers: parties[audience] }))}
      choiceOf={({ audience }) => audience}
      renderAudience={({ chosen, choose }) => (
        <AudienceSheet counts={counts} chosen={chosen as Audience} onChoose={choose} />
      )}
      offered={guestPlaceholders}
      known={placeholders}
      renderHint={(typed, chosen) =>
        usesPlaceholder(Object.values(typed).join(' '), 'table') &&
        tableless(chosen as Audience) > 0 && <p className="field-hint">{t.tableless(tableless(chosen as Audience))}</p>
      }
      draftName={`message:new:${address}`}
      errors={t.errors}
      tested={tested}
      closed={state === 'draft' || state === 'cancelled' ? t.closed : null}
      onSent={startNext}
    >
      {children}
    </MessageForm>
  )
}

type EventAutomaticFormProps = Pick<Desk, 'parties'> & {
  event: number
  address: string
  automatic: NonNullable<Desk['automatic']>
}

function EventAutomaticForm({ event, address, automatic, parties }: EventAutomaticFormProps) {
  const { automatic: t } = usePanelTexts(guestMessageTexts)
  return (
    <AutomaticForm
      key={`${automatic.kind}:${automatic.opened.version}`}
      action={address}
      title={t.titles[automatic.kind]}
      readers={parties[automaticAudiences[automatic.kind]]}
      draftName={`message:${event}:${automatic.kind}`}
      {...automatic}
    >
      <TextLinks to={address} />
    </AutomaticForm>
  )
}
