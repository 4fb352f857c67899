import { randomUUID } from 'node:crypto'
import { useNavigate } from 'react-router'
import { can } from '#app/accounts/capabilities.ts'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { panelActions } from '#app/accounts/session/panel-action.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { listMemberMessages } from '#app/member-messages/list-messages.server.ts'
import type { ListedMessage } from '#app/messages/listed-messages.server.ts'
import { MessageForm } from '#app/messages/panel/message-form.tsx'
import { MessageList } from '#app/messages/panel/message-list.tsx'
import { messageTexts } from '#app/messages/panel/message-texts.ts'
import { findLastTest } from '#app/messages/panel/stored-fields.server.ts'
import { useOpenedMessage } from '#app/messages/panel/use-opened-message.ts'
import { memberPlaceholders } from '#app/messages/placeholders.ts'
import { isUuid } from '#app/platform/forms/ids.ts'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { messageSchema } from './forms.ts'
import { MemberAudienceSheet } from './member-audience-sheet.tsx'
import { memberMessageTexts, type MemberMessageTexts } from './member-message-texts.ts'
import { readMemberReaches } from './member-reaches.server.ts'
import { memberMessageActs } from './message-actions.server.ts'
import { emptyMessage, reachKey, type MemberMessageValues } from './message-values.ts'
import { findMessageForForm } from './stored-messages.server.ts'
import type { Route } from './+types/messages-page.ts'

const ADDRESS = '/admin/socios/mensajes'

/** GET /admin/socios/mensajes: `?mensaje=` opens a message that has not begun. Readers see what was sent. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { role } = await panelAccount(context, request, url)
  const messages = await listMemberMessages()
  if (!can(role, 'member-messages.edit')) return { messages, desk: null }
  const opened = await openMessage(url)
  const [reached, tested] = await Promise.all([readMemberReaches(opened.id), findLastTest('members', opened.id)])
  return { messages, desk: { ...reached, opened, tested, nextId: randomUUID() } }
}

export async function action(args: Route.ActionArgs) {
  return panelActions(args, memberMessageActs)
}

/** The asked one, else a new one, whose id makes it one message however often it is sent. */
async function openMessage(url: URL): Promise<{ id: string; values: MemberMessageValues }> {
  const asked = url.searchParams.get('mensaje')
  if (isUuid(asked)) {
    const values = await findMessageForForm(asked)
    if (values) return { id: asked, values }
  }
  return { id: randomUUID(), values: emptyMessage }
}

export default function MemberMessagesPage({ loaderData: { messages, desk } }: Route.ComponentProps) {
  const t = usePanelTexts(memberMessageTexts)
  return (
    <>
      <BackLink to="/admin/socios">{t.back}</BackLink>
      <PanelHead title={t.title} />
      {desk ? <MessageDesk messages={messages} desk={desk} /> : <SentMessages messages={messages} />}
    </>
  )
}

type Desk = NonNullable<Route.ComponentProps['loaderData']['desk']>

function MessageDesk({ messages, desk }: { messages: ListedMessage[]; desk: Desk }) {
  const { opened, tested, startNext } = useOpenedMessage(desk, emptyMessage)
  const navigate = useNavigate()
  return (
    <MessageForm
      key={opened.key}
      action={ADDRESS}
      id={opened.id}
      schema={messageSchema}
      opened={opened.values}
      reaches={desk.reaches}
      choiceOf={({ purpose, audience }) => reachKey(purpose, audience)}
      renderAudience={({ chosen, choose }) => (
        <MemberAudienceSheet choices={desk.choices} reaches={desk.reaches} chosen={chosen} onChoose={choose} />
      )}
      offered={memberPlaceholders}
      draftName={`message:new:${ADDRESS}`}
      tested={tested}
      closed={null}
      onSent={startNext}
      onSaved={() => void navigate(`?mensaje=${opened.id}`, { replace: true, preventScrollReset: true })}
    >
      <SentMessages messages={messages.filter(({ id, state }) => id !== opened.id || state !== 'draft')} />
    </MessageForm>
  )
}

function SentMessages({ messages }: { messages: ListedMessage[] }) {
  const { sent, list: t } = usePanelTexts(memberMessageTexts)
  const { others } = usePanelTexts(messageTexts)
  const words = {
    title: sent,
    planned: (message: ListedMessage, at: string) => `${others.scheduled(at)}, ${toWhom(t, message)}`,
    missed: t.missed,
    to: (message: ListedMessage) => toWhom(t, message),
  }
  return <MessageList messages={messages} action={ADDRESS} needs="member-messages.edit" words={words} />
}

function toWhom(t: MemberMessageTexts['list'], { audience, membershipType }: ListedMessage): string {
  if (audience === 'member-type') return t.type(membershipType ?? '')
  return audience === 'chosen-members' ? t.chosen : t.members
}
