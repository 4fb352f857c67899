import type { IncomingMessage, ServerResponse } from 'node:http'
import { languageOf, type Language } from '#app/i18n/language.ts'
import { browserLanguage, isPanelPath, preferredLanguage } from '#app/i18n/preference.server.ts'
import { commonHeaders } from './common-headers.ts'
import { standalonePage } from './standalone-page.ts'

const RETRY_AFTER_SECONDS = 30

/** While a restore replaces the rows: every address answers 503, whatever the method. */
export function answerMaintenance(request: IncomingMessage, response: ServerResponse): void {
  const [path = '/'] = (request.url ?? '/').split('?', 1)
  for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value)
  if (path === '/livez') return void response.writeHead(200, { 'Cache-Control': 'no-store' }).end('ok')
  const { status, headers, html } = standalonePage('maintenance', languageFor(path, request), RETRY_AFTER_SECONDS)
  response.writeHead(status, headers).end(html)
}

/** The panel has one address for both languages. */
function languageFor(path: string, { headers }: IncomingMessage): Language {
  if (isPanelPath(path)) return browserLanguage(headers.cookie, headers['accept-language'])
  return preferredLanguage(headers.cookie) ?? languageOf(path)
}
