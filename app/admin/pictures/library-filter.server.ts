import { readChoice, readListRequest } from '#app/platform/forms/list-request.ts'

/** `?uso=ninguno`: pictures that nothing shows. */
export function readLibraryFilter(url: URL) {
  return { request: readListRequest(url), use: readChoice(url, 'uso', ['ninguno']), order: '-fecha' }
}
