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

const pages: Record<Language, Record<Kind, string>> = { es: pagesIn('es'), ca: pagesIn('ca') }

function pagesIn(language: Language): Record<Kind, string> {
  const { home, retry, ...texts } = standaloneTextsOf[language]
  const start = language === 'ca' ? '/ca' : '/'
  return {
    busy: pageOf(language, texts.busy, { href: '', label: retry }),
    tooFast: pageOf(language, texts.tooFast, { href: '', label: retry }),
    saved: pageOf(language, texts.saved, { href: start, label: home }),
    maintenance: pageOf(language, texts.maintenance, { href: '', label: retry }),
  }
}

/** Colours and sizes of `ui/tokens.css`. The texts are constants, so they are not escaped. */
function pageOf(
  language: Language,
  { title, text }: { title: string; text: string },
  link: { href: string; label: string },
): string {
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
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${link.href}">${link.label}</a></p>
</main>
</body>
</html>
`
}
