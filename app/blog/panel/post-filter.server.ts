import { readListRequest } from '#app/platform/forms/list-request.ts'
import { isPostOrder, type PostOrder, type PostRow } from './posts.server.ts'

/** `?estado=`: draft or published; `?orden=`: titulo or fecha, descending with a minus. */
export function readPostFilter(url: URL) {
  const estado = url.searchParams.get('estado')
  const status: PostRow['status'] | null = estado === 'draft' || estado === 'published' ? estado : null
  const orden = url.searchParams.get('orden')
  const order: PostOrder = isPostOrder(orden) ? orden : '-fecha'
  return { request: readListRequest(url), status, order }
}
