import { openLinksAsDialog } from '#app/platform/render/islands/dialog-links.ts'
import { refreshParts } from '#app/platform/render/islands/refresh-parts.ts'
import type { RegisteringFor } from './registration-side.tsx'

type Props = { path: string; event: RegisteringFor }

/** Opens the registration form as a dialog over the event, and reloads the seats after a registration. */
export default function startRegistrationDialog(element: HTMLElement, { path, event }: Props) {
  let facts = event
  async function reloadSeats() {
    const page = await refreshParts()
    const fresh = page?.querySelector<HTMLElement>(`[data-island="${element.dataset.island}"]`)?.dataset.props
    if (fresh) facts = (JSON.parse(fresh) as Props).event
  }
  openLinksAsDialog({
    matches: (asked) => asked === path,
    load: () => import('./registration-dialog.tsx'),
    props: () => ({ event: facts, onDone: () => void reloadSeats() }),
  })
}
