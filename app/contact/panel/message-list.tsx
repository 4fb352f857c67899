import { Allowed } from '#app/accounts/allowed.tsx'
import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { StatusBadge } from '#app/ui/badge.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { ListSheet, type ListRows } from '#app/ui/panel/list-sheet.tsx'
import { RowAction } from '#app/ui/panel/row-action.tsx'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'
import type { MessageRow } from './messages.server.ts'
import { messageTexts, type MessageTexts } from './panel-texts.ts'

type Act = (message: MessageRow) => void

type MessageListProps = { list: ListRows<MessageRow> & { state: string | null }; onShow: Act; onRemove: Act }

export function MessageList({ list, onShow, onRemove }: MessageListProps) {
  const sort = useListSort(list)
  const t = usePanelTexts(messageTexts)
  const language = useLanguage()
  return (
    <ListSheet
      label={t.title}
      list={list}
      failure={t.notLoaded}
      emptyTitle={list.search || list.state ? t.noneFound : t.none}
      columns={columns(t, language, sort, onShow, onRemove)}
      rowKey={({ id }) => id}
      noun={t.noun}
    />
  )
}

function columns(t: MessageTexts, language: Language, sort: ListSort, show: Act, remove: Act): Column<MessageRow>[] {
  return [
    { head: t.heads.name, kind: 'name', cell: (message) => <MessageName message={message} onShow={show} /> },
    { head: t.heads.email, kind: 'mail', cell: ({ email }) => email },
    {
      head: t.heads.date,
      kind: 'meta',
      cell: ({ createdAt }) => formatDateTime(createdAt, language),
      sort: sort('fecha'),
    },
    { head: t.heads.state, kind: 'status', cell: (message) => <MessageStatus {...message} /> },
    { kind: 'actions', cell: (message) => <MessageActions message={message} onShow={show} onRemove={remove} /> },
  ]
}

function MessageName({ message, onShow }: { message: MessageRow; onShow: Act }) {
  const className = message.read ? 'message-name' : 'message-name message-new'
  return (
    <button type="button" className={className} onClick={() => onShow(message)}>
      {message.name}
    </button>
  )
}

function MessageStatus({ read, answered }: MessageRow) {
  const { badges: t } = usePanelTexts(messageTexts)
  if (answered) return <StatusBadge status="approved">{t.answered}</StatusBadge>
  if (read) return <StatusBadge status="off">{t.read}</StatusBadge>
  return <StatusBadge status="pending">{t.unread}</StatusBadge>
}

function MessageActions({ message, onShow, onRemove }: { message: MessageRow; onShow: Act; onRemove: Act }) {
  const t = usePanelTexts(messageTexts)
  return (
    <>
      <RowAction icon="envelope-open" label={t.open(message.name)} onClick={() => onShow(message)} />
      <Allowed to="messages.edit">
        <RowAction icon="trash" label={t.remove(message.name)} onClick={() => onRemove(message)} />
      </Allowed>
    </>
  )
}
