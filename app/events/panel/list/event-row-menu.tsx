import { useLocalPath } from '#app/i18n/local-link.tsx'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { RowLink } from '#app/ui/panel/row-action.tsx'
import { RowMenu, RowMenuItem, RowMenuLink } from '#app/ui/panel/row-menu.tsx'
import type { EventRow } from './event-list.server.ts'
import { lifeTexts } from './life-texts.ts'
import { eventPanelTexts } from '#app/events/panel/panel-texts.ts'

export type May = { write: boolean; guests: boolean }
/** What asks first, in a dialog of the page, or is sent at once. */
export type EventAct = 'remove' | 'cancel' | 'preview' | 'archive' | 'unarchive'
export type OnAct = (act: EventAct, event: EventRow) => void

export function EventActions({ event, may, onAct }: { event: EventRow; may: May; onAct: OnAct }) {
  const { list: t } = usePanelTexts(eventPanelTexts)
  const localPath = useLocalPath()
  const { id, title } = event
  const address = `/admin/eventos/${id}`
  return (
    <>
      {may.guests && <RowLink icon="users" label={t.guestsOf(title)} to={`${address}/inscripciones`} />}
      <RowLink
        icon={may.write ? 'pencil-simple' : 'eye'}
        label={may.write ? t.edit(title) : t.view(title)}
        to={address}
      />
      {(may.write || event.visible) && (
        <RowMenu label={t.more(title)}>
          {event.visible && <RowMenuLink icon="arrow-square-out" to={localPath(`/eventos/${id}`)} label={t.onSite} />}
          {may.write && <WritingItems event={event} onAct={onAct} />}
        </RowMenu>
      )}
    </>
  )
}

/** Deleting is the last item. */
function WritingItems({ event, onAct }: { event: EventRow; onAct: OnAct }) {
  const { list } = usePanelTexts(eventPanelTexts)
  const { menu: t } = usePanelTexts(lifeTexts)
  const { id, visible, archived, past, status } = event
  const act = (name: EventAct) => () => onAct(name, event)
  return (
    <>
      {!visible && <RowMenuItem icon="eye" onClick={act('preview')} label={t.preview} />}
      <RowMenuLink icon="copy" to={`/admin/eventos/nuevo?desde=${id}`} label={t.duplicate} />
      <RowMenuLink icon="clock" to={`/admin/historial/eventos/${id}`} label={t.history} />
      {archived ? (
        <RowMenuItem icon="tray" onClick={act('unarchive')} label={t.unarchive} />
      ) : (
        (past || status !== 'published') && <RowMenuItem icon="tray" onClick={act('archive')} label={t.archive} />
      )}
      {status === 'published' && !past && (
        <RowMenuItem icon="prohibit" className="row-menu-last" onClick={act('cancel')} label={t.cancel} />
      )}
      <RowMenuItem
        icon="trash"
        className={status === 'published' && !past ? undefined : 'row-menu-last'}
        onClick={act('remove')}
        label={list.remove}
      />
    </>
  )
}
