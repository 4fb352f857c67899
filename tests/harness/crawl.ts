/**
 * Follows every internal `href`, `src` and `srcset` of the public site. @returns addresses that answer with an error
 */
export async function crawl(site: string, start: string): Promise<{ found: number; broken: string[] }> {
  const waiting = [start]
  const seen = new Set(waiting)
  const broken: string[] = []
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await fetch(site + path)
    if (!answer.ok) broken.push(`${answer.status} ${path}`)
    if (!answer.headers.get('Content-Type')?.startsWith('text/html')) {
      await answer.arrayBuffer()
      continue
    }
    for (const link of linksOf(await answer.text(), site, path)) {
      if (seen.has(link)) continue
      seen.add(link)
      waiting.push(link)
    }
  }
  return { found: seen.size, broken }
}

function linksOf(html: string, site: string, page: string): string[] {
  const single = [...html.matchAll(/\b(?:href|src)="([^"#]+)/g)].map(([, link]) => link ?? '')
  const sets = [...html.matchAll(/\bsrcset="([^"]+)"/gi)].flatMap(([, set = '']) =>
    set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
  )
  return [...single, ...sets]
    .map((link) => new URL(link.replaceAll('&amp;', '&'), site + page))
    .filter(({ origin, pathname }) => origin === site && !pathname.startsWith('/admin'))
    .map(({ pathname, search }) => pathname + search)
}
