import { useLocation, useRouteLoaderData } from 'react-router'
import type { SignedIn } from '#app/accounts/session/signed-in.ts'

/** Without a session only, and never account pages: a page prefetched before login must not be shown after it. */
export function PrefetchRules() {
  const account = useRouteLoaderData<{ account: SignedIn | null }>('root')?.account
  const { pathname } = useLocation()
  if (account || /\/(auth|socio|mis-cenas)(\/|$)/.test(pathname)) return null
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
}

const others = [
  '[target]',
  '[href*="."]',
  '[href*="/auth"]',
  '[href*="/mis-cenas"]',
  '[href^="/admin"]',
  '[href*="token="]',
  '[href$="/inscripcion"]',
  '[href$="/solicitar-membresia"]',
]
/** The security policy treats speculation rules as a script. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: others.map((other) => `a${other}`) } }] },
      eagerness: 'moderate',
    },
  ],
})
