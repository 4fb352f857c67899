import { redirect } from 'react-router'
import type { Route } from './+types/legal-redirect-route.ts'

/** GET /legal/privacidad, /legal/terminos, /legal/aviso-legal: permanent redirects from older addresses. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(url.pathname.replace('/legal/', '/'), 301)
}
