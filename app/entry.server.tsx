import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { TextsProvider } from '#app/i18n/texts.tsx'
import { textsOf } from '#app/i18n/texts.server.ts'
import { languageOf, type Language } from '#app/i18n/language.ts'
import { log } from '#app/platform/observability/log.server.ts'
import {
  createNonce,
  deferHydration,
  documentResponse,
  type AllowedScripts,
} from '#app/platform/render/document.server.ts'
import { stylesInPages } from '#app/platform/render/page-styles.server.ts'
import { importsOf, inlineScripts, PublicScript } from '#app/platform/render/inline-scripts.tsx'
import { ViewRenderer } from '#app/ui/island.tsx'
import { viewRenderer } from '#app/platform/render/islands/render-view.server.tsx'
import { renderAtOnce, renderWhole } from '#app/platform/render/render-whole.server.ts'
import { isSentByScript, scriptAnswer } from '#app/platform/render/script-answer.server.ts'
import { RequestReference } from '#app/ui/request-reference.tsx'
import { currentRequestId, currentRoute } from '#app/platform/request/request-id.server.ts'
import { speculationRules } from '#app/site/page-ahead.tsx'
import styles from './styles.css?inline'

const withStyles = stylesInPages(styles)

/**
 * Renders one document whole (no streaming: it may be cached), in the language of its URL.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  _routerContext: RouterContextProvider,
) {
  if (isSentByScript(request)) return scriptAnswer(context, status, headers)
  const url = new URL(request.url)
  const language = languageOf(url.pathname)
  const nonce = isPanel(context) ? createNonce() : undefined
  const page = (
    <TextsProvider language={language} texts={textsOf[language]}>
      <RequestReference value={currentRequestId()}>
        <ServerRouter context={nonce ? context : ofOnePage(context)} url={request.url} nonce={nonce} />
      </RequestReference>
    </TextsProvider>
  )
  if (nonce) {
    const { html, failed } = await renderPanel(page, nonce, request.signal)
    return documentResponse(html, { constants, nonce }, { status: failed ? 500 : status, headers })
  }
  const scripts = scriptsOf(context)
  return documentResponse(renderPublic(page, language, scripts), allowedOnPublicPages(scripts), { status, headers })
}

const constants = [...inlineScripts, speculationRules]

function allowedOnPublicPages(scripts: string[]): AllowedScripts {
  return { constants: [...constants, importsOf(scripts)] }
}

/** With the router's data for the browser, which has to be waited for. */
async function renderPanel(page: ReactNode, nonce: string, signal: AbortSignal) {
  const { html, failed } = await renderWhole(page, {
    nonce,
    signal,
    onError(error) {
      // The page that says so is rendered next.
      if (isRefusal(error)) return false
      log.error({ err: error, route: currentRoute(), requestId: currentRequestId() }, 'render')
      return true
    },
  })
  return { html: deferHydration(html, nonce), failed }
}

/**
 * With islands of script, and nothing to wait for. @throws what a part of the page throws: the router renders its error
 * boundary then
 */
function renderPublic(page: ReactNode, language: Language, scripts: string[]): string {
  return withStyles(
    renderAtOnce(
      <PublicScript value={scripts}>
        <ViewRenderer value={viewRenderer(language)}>{page}</ViewRenderer>
      </PublicScript>,
    ),
  )
}

/**
 * Whether the browser is to run the router: inside the panel's frame only, and not where the frame itself has failed.
 */
function isPanel({ staticHandlerContext: { matches, errors } }: EntryContext): boolean {
  return matches.some(({ route }) => route.id === 'admin/layout') && errors?.root === undefined
}

/**
 * What the router needs to render a page it will not run in the browser: nothing of its data to hand over, and of the
 * route table what this page stands in (it builds all that it is given, for each page anew).
 */
function ofOnePage({ serverHandoffStream: _unused, ...context }: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const routes = Object.fromEntries(staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]))
  return { ...context, manifest: { ...manifest, routes } }
}

/** What a public page names: its script, and before it, in development, what lets it change while it is edited. */
function scriptsOf({ manifest: { entry, hmr } }: EntryContext): string[] {
  return hmr ? [hmr.runtime, entry.module] : [entry.module]
}

/** A fault in a loader or action: its cause goes to the log with the request's id, never to the visitor. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRefusal(error)) return
  log.error({ err: error, route: currentRoute(), requestId: currentRequestId() }, 'request failed')
}

/** What a page has thrown to refuse (404, 400, …): an answer, no fault. */
function isRefusal(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status < 500
  const { init } =
    error instanceof Object && 'init' in error ? (error as { init: ResponseInit | null }) : { init: null }
  return (init?.status ?? 500) < 500
}
