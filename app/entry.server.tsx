import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { panelLanguage } from '#app/accounts/session/panel-language.server.ts'
import { noteBooking } from './bookings/site/booked/note-booking.tsx'
import { TextsProvider } from '#app/i18n/texts.tsx'
import { textsOf } from '#app/i18n/texts.server.ts'
import { languageOf, type Language } from '#app/i18n/language.ts'
import { isPanelPath } from '#app/i18n/preference.server.ts'
import { currentClub } from '#app/platform/club.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import {
  buildDocument,
  createNonce,
  deferHydration,
  type AllowedScripts,
} from '#app/platform/render/document.server.ts'
import { joinPronounsOfPage } from '#app/platform/render/catalan-text.server.ts'
import { styleInliner } from '#app/platform/render/page-styles.server.ts'
import type { WholePage } from '#app/platform/page-cache/page-bytes.ts'
import { importsOf, inlineScripts, PublicScript } from '#app/platform/render/inline-scripts.tsx'
import { ClubProvider } from '#app/ui/club-context.tsx'
import { FixedMarkup, type RenderFixed } from '#app/ui/fixed.tsx'
import { ViewRenderer } from '#app/ui/island.tsx'
import { keepFirstFocus } from '#app/platform/render/islands/focus-first-error.ts'
import { viewRenderer } from '#app/platform/render/islands/render-view.server.tsx'
import { fixedMarkup } from '#app/platform/render/fixed-markup.server.tsx'
import { renderSync, renderWhole } from '#app/platform/render/render-whole.server.ts'
import { RequestReference } from '#app/ui/request-reference.tsx'
import { currentRequestId } from '#app/platform/request/request-scope.server.ts'
import { memberMark } from '#app/site/member-mark.tsx'
import { speculationRules } from '#app/site/prefetch-rules.tsx'
import styles from './styles.css?inline&statements'

const inlineStyles = styleInliner(styles)

type Rendering = [
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  routerContext: RouterContextProvider,
]

export default async function handleRequest(...rendering: Rendering): Promise<Response> {
  const page = await renderDocument(...rendering)
  return new Response(page.body, page)
}

export async function renderDocument(
  ...[request, status, headers, context, routerContext]: Rendering
): Promise<WholePage> {
  const url = new URL(request.url)
  const language = await languageOfPage(url.pathname, routerContext, request)
  const nonce = isPanel(context) ? createNonce() : undefined
  const page = (
    <TextsProvider language={language} texts={textsOf[language]}>
      <ClubProvider club={currentClub()}>
        <RequestReference value={currentRequestId()}>
          <ServerRouter context={nonce ? context : withPageRoutes(context)} url={request.url} nonce={nonce} />
        </RequestReference>
      </ClubProvider>
    </TextsProvider>
  )
  if (nonce) {
    const { html, failed } = await renderPanel(page, nonce, request.signal)
    return buildDocument(html, { constants, nonce }, { status: failed ? 500 : status, headers })
  }
  const scripts = scriptsOf(context)
  const html = renderPublic(page, { language, scripts, fixed: hasAccount(context) ? null : fixedMarkup(language) })
  return buildDocument(html, publicScripts(scripts), { status, headers })
}

/** The URL determines the language of a public page, the person that of the panel. */
async function languageOfPage(path: string, context: RouterContextProvider, request: Request): Promise<Language> {
  return isPanelPath(path) ? panelLanguage(context, request) : languageOf(path)
}

const constants = [...inlineScripts, noteBooking, memberMark, speculationRules]

function publicScripts(scripts: string[]): AllowedScripts {
  return { constants: [...constants, importsOf(scripts)] }
}

async function renderPanel(page: ReactNode, nonce: string, signal: AbortSignal) {
  const { html, failed } = await renderWhole(page, {
    nonce,
    signal,
    onError(error) {
      // The router renders its error page next.
      if (isRefusal(error)) return false
      log.error({ err: error }, 'render')
      return true
    },
  })
  return { html: deferHydration(html, nonce), failed }
}

/** @throws the error of a component: the router then renders its error boundary */
function renderPublic(
  page: ReactNode,
  { language, scripts, fixed }: { language: Language; scripts: string[]; fixed: RenderFixed | null },
): Buffer<ArrayBuffer> {
  const html = renderSync(
    <PublicScript value={scripts}>
      <ViewRenderer value={viewRenderer(language)}>
        <FixedMarkup value={fixed}>{page}</FixedMarkup>
      </ViewRenderer>
    </PublicScript>,
  )
  const focused = keepFirstFocus(html)
  return inlineStyles(language === 'ca' ? joinPronounsOfPage(focused) : focused)
}

/** The browser runs the router inside the panel's layout only, and not when the root itself failed. */
function isPanel({ staticHandlerContext: { matches, errors } }: EntryContext): boolean {
  return matches.some(({ route }) => route.id === 'admin/layout') && errors?.root === undefined
}

function hasAccount({ staticHandlerContext: { loaderData } }: EntryContext): boolean {
  return Boolean((loaderData.root as { account?: object | null } | undefined)?.account)
}

/** React Router processes every route that it is given; a public page needs its own, without modules. */
function withPageRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const routes = Object.fromEntries(
    staticHandlerContext.matches.flatMap(({ route: { id } }) => {
      const route = manifest.routes[id]
      return route ? [[id, { ...route, imports: [] }]] : []
    }),
  )
  return { ...context, manifest: { ...manifest, routes }, serverHandoffStream: undefined }
}

/** In development also the hot-reload runtime, which has to run first. */
function scriptsOf({ manifest: { entry, hmr } }: EntryContext): string[] {
  return hmr ? [hmr.runtime, entry.module] : [entry.module]
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRefusal(error)) return
  log.error({ err: error }, 'request failed')
}

/** A thrown response below 500 (404, 400, …) is an answer, not a failure. */
function isRefusal(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status < 500
  const { init } =
    error instanceof Object && 'init' in error ? (error as { init: ResponseInit | null }) : { init: null }
  return (init?.status ?? 500) < 500
}
