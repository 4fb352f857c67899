import { languageOf, type Language } from '#app/i18n/language.ts'
import { standaloneTextsOf, type StandaloneTexts } from '#app/i18n/texts.server.ts'

type Kind = Exclude<keyof StandaloneTexts, 'home' | 'retry'>

const statuses: Record<Kind, number> = { busy: 503, tooFast: 429, saved: 200, maintenance: 503 }

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
}

type StandalonePage = { status: number; headers: Record<string, string>; html: string }

/** `retryAfter` is in seconds. */
export function standalonePage(kind: Kind, language: Language, retryAfter?: number): StandalonePage {
  return {
    status: statuses[kind],
    headers: { ...headers, ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }) },
    html: pages[language][kind],
  }
}

export function standaloneResponse(kind: Kind, path: string, retryAfter?: number): Response {
  const page = standalonePage(kind, languageOf(path), retryAfter)
  return new Response(page.html, { status: page.status, headers: page.headers })
}

/** A refused form: the button of the page sends the same fields to `address` again. */
export function refusedFormResponse(
  kind: 'busy' | 'tooFast',
  address: URL,
  fields: URLSearchParams,
  retryAfter: number,
): Response {
  const language = languageOf(address.pathname)
  const { retry, ...texts } = standaloneTextsOf[language]
  const hidden = [...fields].map(([name, value]) => hiddenField(name, value)).join('\n')
  const action = escapeAttribute(address.pathname + address.search)
  const again = `<form method="post" action="${action}">\n${hidden}\n<button>${retry}</button>\n</form>`
  const page = standalonePage(kind, language, retryAfter)
  return new Response(pageOf(language, texts[kind], again), { status: page.status, headers: page.headers })
}

function hiddenField(name: string, value: string): string {
  return `<input type="hidden" name="${escapeAttribute(name)}" value="${escapeAttribute(value)}">`
}

function escapeAttribute(text: string): string {
  return text.replace(/[&"<>\r\n]/g, (character) => `&#${character.charCodeAt(0)};`)
}

const pages: Record<Language, Record<Kind, string>> = { es: pagesIn('es'), ca: pagesIn('ca') }

function pagesIn(language: Language): Record<Kind, string> {
  const { home, retry, ...texts } = standaloneTextsOf[language]
  const start = language === 'ca' ? '/ca' : '/'
  return {
    busy: pageOf(language, texts.busy, linkTo('', retry)),
    tooFast: pageOf(language, texts.tooFast, linkTo('', retry)),
    saved: pageOf(language, texts.saved, linkTo(start, home)),
    maintenance: pageOf(language, texts.maintenance, linkTo('', retry)),
  }
}

function linkTo(href: string, label: string): string {
  return `<p><a href="${href}">${label}</a></p>`
}

/** Colours and sizes of `ui/tokens.css`. The texts are constants, so they are not escaped. `next` is HTML. */
function pageOf(language: Language, { title, text }: { title: string; text: string }, next: string): string {
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
body{margin:0;display:grid;min-height:100svh;place-items:center;background:#f4f5f0;color:#1d2523;font:1.125rem/1.6 "Hanken Grotesk",system-ui,sans-serif}
main{max-width:34rem;padding:2rem}
h1{font:500 2.25rem/1.15 Imbue,Georgia,serif;margin:0 0 1rem}
a{color:inherit;text-underline-offset:.2em}
button{font:inherit;padding:.6rem 1.2rem;border:0;border-radius:.5rem;background:#1d2523;color:#fff;cursor:pointer}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${next}
</main>
</body>
</html>
`
}
