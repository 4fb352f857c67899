import { panelAction } from '#app/accounts/session/panel-action.server.ts'
import { useCan } from '#app/accounts/use-can.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { copyEventForForm, findEventForForm } from '#app/events/panel/editor/edited-event.server.ts'
import { listEventChoices } from '#app/events/panel/editor/event-choices.server.ts'
import { EventEditor } from './event-editor.tsx'
import { eventPanelTexts } from '#app/events/panel/panel-texts.ts'
import { eventEditorTexts } from '#app/events/panel/editor/editor-texts.ts'
import type { Route } from './+types/edit-page.ts'
import { saving } from './event-actions.server.ts'

/** `?desde=` starts a new event with what another one says; nothing is stored until it is saved. */
export async function loader({ params: { id }, url }: Route.LoaderArgs) {
  const from = url.searchParams.get('desde')
  const [event, copied, choices] = await Promise.all([
    id === undefined ? null : findEventForForm(requireRowId(id)).then(requireRow),
    id === undefined && from !== null ? copyEventForForm(requireRowId(from)).then(requireRow) : null,
    listEventChoices(),
  ])
  return { event, copied, choices }
}

export async function action(args: Route.ActionArgs) {
  const { id } = args.params
  return panelAction(args, (language) =>
    saving(eventEditorTexts[language].editor, id === undefined ? null : requireRowId(id)),
  )
}

export default function EventPage({ loaderData: { event, copied, choices }, actionData }: Route.ComponentProps) {
  const { newEvent, allEvents } = usePanelTexts(eventPanelTexts)
  const { editor: t } = usePanelTexts(eventEditorTexts)
  const writes = useCan()('events.edit')
  return (
    <>
      {event ? (
        <h2 className="visually-hidden">{writes ? t.edit : t.view}</h2>
      ) : (
        <PanelHead title={newEvent}>
          <BackLink to="/admin/eventos">{allEvents}</BackLink>
        </PanelHead>
      )}
      {!writes && <p className="panel-notice">{t.readOnly}</p>}
      <EventEditor
        key={event?.id ?? `new ${copied?.id}`}
        event={event}
        copied={copied}
        choices={choices}
        answer={actionData}
        readOnly={!writes}
      />
    </>
  )
}
