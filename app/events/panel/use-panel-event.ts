import { useRouteLoaderData } from 'react-router'
import type { PanelEvent } from './panel-event.server.ts'

/** In `routes.ts`, of the frame around the pages of one event (`admin/event/layout.tsx`). */
const EVENT_FRAME = 'admin/event/layout'

/** The event of the frame, for the pages inside it. */
export function usePanelEvent(): PanelEvent {
  const frame = useRouteLoaderData<{ event: PanelEvent }>(EVENT_FRAME)
  if (!frame) throw new Error('The page is not inside the frame of an event.')
  return frame.event
}
