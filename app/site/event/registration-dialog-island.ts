import { openLinksAsDialog } from '#app/platform/render/islands/dialog-links.ts'
import { refreshParts } from '#app/platform/render/islands/refresh-parts.ts'
import { memberHint } from '#app/accounts/member-session/member-hint.ts'
import type { RegisteringFor } from '#app/bookings/site/registration/registration-side.tsx'

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
    // The page of a member opens with what the club knows of them, which no cached page does.
    matches: (asked) => asked === path && !document.cookie.includes(memberHint),
    load: () => import('#app/bookings/site/registration/registration-dialog.tsx'),
    props: () => ({ event: facts, onDone: () => void reloadSeats() }),
  })
}
