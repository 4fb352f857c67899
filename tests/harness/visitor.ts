/** Compressing pages for the tests, and unpacking them, is processor time of which they prove nothing. */
const UNCOMPRESSED = { 'Accept-Encoding': 'identity' }

/** A client that sends forms like our own pages and does not follow redirects. */
export function visitor(url: string, given: Record<string, string> = {}) {
  const headers: Record<string, string> = { ...UNCOMPRESSED, ...given }
  return {
    headers,
    get: (path: string, more: Record<string, string> = {}) =>
      fetch(url + path, { redirect: 'manual', headers: { ...headers, ...more } }),
    post: (path: string, fields: Record<string, string> | URLSearchParams, more: Record<string, string> = {}) =>
      fetch(url + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: url, ...headers, ...more },
        body: fields instanceof URLSearchParams ? fields : new URLSearchParams(fields),
      }),
    upload: (path: string, form: FormData) =>
      fetch(url + path, { method: 'POST', redirect: 'manual', headers: { Origin: url, ...headers }, body: form }),
  }
}

let people = 0
/** Each from an address of their own. */
export const fromElsewhere = () => ({ 'X-Forwarded-For': `10.1.${(people += 1) >> 8}.${people & 255}` })

/** The words of a page, without marks between parts of one text. */
export const pageText = async (answer: Response) =>
  (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&quot;', '"')
