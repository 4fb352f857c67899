import { use, useEffect, type ReactNode } from 'react'
import { isRouteErrorResponse, Links, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { accountMiddleware, currentAccount } from '#app/accounts/session/current-account.server.ts'
import type { SignedIn } from '#app/accounts/session/signed-in.ts'
import { clubForBrowser, iconPath, type Club } from '#app/club.ts'
import { config } from '#app/config.server.ts'
import { memberMiddleware } from './accounts/member-session/current-member.server.ts'
import { isDemo } from '#app/i18n/club-names.ts'
import { localPath } from '#app/i18n/language.ts'
import { isPanelPath } from '#app/i18n/preference.server.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { FailureScreen } from '#app/ui/site/failure-screen.tsx'
import { ClubProvider, useClubIfKnown } from '#app/ui/club-context.tsx'
import { NotFound } from '#app/site/not-found.tsx'
import { SiteShell } from '#app/site/site-shell.tsx'
import { PublicScript, ScriptStart, StoredLanguage, StylesStart } from '#app/platform/render/inline-scripts.tsx'
import { clubMiddleware, currentClub } from '#app/platform/club.server.ts'
import { routeMiddleware } from '#app/platform/request/route-name.server.ts'
import imbue from './ui/fonts/imbue-latin.woff2?url'
import hanken from './ui/fonts/hanken-grotesk-latin.woff2?url'
import styles from './styles.css?url'
import type { Route } from './+types/root.ts'

export const middleware = [routeMiddleware, clubMiddleware, accountMiddleware, memberMiddleware]

/** `account` is null without a session, `club` outside the panel, where no browser reads this. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const user = await currentAccount(context).catch(() => null)
  const account: SignedIn | null = user && { name: user.name || user.email, role: user.role }
  return { baseUrl: config.baseUrl, account, club: isPanelPath(url.pathname) ? clubForBrowser(currentClub()) : null }
}

export function Layout({ children }: { children: ReactNode }) {
  // For styles and tests: the panel is hydrated. Public pages set it in `entry.public.ts`.
  useEffect(() => void (document.documentElement.dataset.alive = ''), [])
  const fromServer = useClubIfKnown()
  const club = useRouteLoaderData<typeof loader>('root')?.club ?? fromServer
  const language = useLanguage()
  return (
    <html lang={language} {...clubNames(club)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <StoredLanguage />
        <Styles />
        <Icons club={club} />
        <link rel="manifest" href={localPath('/manifest.webmanifest', language)} />
        <meta name="theme-color" content="#0F2D25" />
        <Links />
      </head>
      <body>
        {club ? <ClubProvider club={club}>{children}</ClubProvider> : children}
        <ScriptStart>
          <ScrollRestoration />
          <Scripts />
        </ScriptStart>
      </body>
    </html>
  )
}

/** For the texts that the browser loads (`documentClubNames`). */
function clubNames(club: Club | null) {
  if (!club || isDemo(club)) return {}
  return { 'data-club-name': club.name, 'data-club-formal-name': club.formalName }
}

function Icons({ club }: { club: Club | null }) {
  if (!club?.icon)
    return (
      <>
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </>
    )
  return (
    <>
      <link rel="icon" href={iconPath(club, 192)} sizes="192x192" />
      <link rel="apple-touch-icon" href={iconPath(club, 180)} />
    </>
  )
}

function Styles() {
  if (use(PublicScript)) return <StylesStart sheet={styles} fonts={fonts} />
  return (
    <>
      {fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href={styles} />
    </>
  )
}

const fonts = [imbue, hanken]

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const notFound = isRouteErrorResponse(error) && error.status === 404
  return <SiteShell>{notFound ? <NotFound /> : <FailureScreen error={error} />}</SiteShell>
}
