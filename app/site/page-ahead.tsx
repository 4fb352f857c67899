import { useLocation, useRouteLoaderData } from 'react-router'
import type { SignedIn } from '#app/accounts/session/signed-in.ts'

/**
 * Lets the browser fetch a page ahead once the visitor rests on its link (speculation rules: a data block, no script of
 * ours). Only for visitors who are not signed in, and nowhere about accounts: a page fetched as nobody must not be
 * shown to somebody. What opens as a dialog, in another tab or as a file is left alone.
 */
export function PageAhead() {
  const account = useRouteLoaderData<{ account: SignedIn | null }>('root')?.account
  const { pathname } = useLocation()
  if (account || /\/(auth|socio)(\/|$)/.test(pathname)) return null
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
}

const others = [
  '[target]',
  '[href*="."]',
  '[href*="/auth"]',
  '[href^="/admin"]',
  '[href*="token="]',
  '[href$="/inscripcion"]',
  '[href$="/solicitar-membresia"]',
]
/** Browsers ask the security policy about them as about a script. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: others.map((other) => `a${other}`) } }] },
      eagerness: 'moderate',
    },
  ],
})
