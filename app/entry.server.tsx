import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router'
import { TextsProvider } from '#app/i18n/texts.tsx'
import { textsOf } from '#app/i18n/texts.server.ts'
import { languageOf } from '#app/i18n/language.ts'
import { log } from '#app/platform/log.server.ts'
import { contentSecurityPolicy, deferHydration } from '#app/platform/document.server.ts'
import { renderWhole } from '#app/platform/render-whole.server.ts'
import { RequestReference } from '#app/platform/request-reference.tsx'
import { currentRequestId } from '#app/platform/request-id.server.ts'

/**
 * Renders one document whole (no streaming: it is hashed for the security policy, and may be cached), in the language of its URL.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  _routerContext: RouterContextProvider,
) {
  const url = new URL(request.url)
  const language = languageOf(url.pathname)
  const { html: rendered, failed } = await renderWhole(
    <TextsProvider language={language} texts={textsOf[language]}>
      <RequestReference value={currentRequestId()}>
        <ServerRouter context={context} url={request.url} />
      </RequestReference>
    </TextsProvider>,
    {
      signal: request.signal,
      onError(error) {
        log.error({ err: error, path: url.pathname, requestId: currentRequestId() }, 'render')
      },
    },
  )
  const html = deferHydration(rendered)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', contentSecurityPolicy(html))
  return new Response(html, { status: failed ? 500 : status, headers })
}

/** A fault in a loader or action: its cause goes to the log with the request's id, never to the visitor. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return
  log.error({ err: error, path: new URL(request.url).pathname, requestId: currentRequestId() }, 'request failed')
}
