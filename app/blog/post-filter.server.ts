import { readListRequest } from '#app/platform/forms/list-request.ts'
import { isPostOrder, type PostOrder, type PostRow } from './panel-posts.server.ts'

/** `?estado=` is draft or published; `?orden=` titulo or fecha, with a minus to turn it round. */
export function readPostFilter(url: URL) {
  const asked = url.searchParams.get('estado')
  const status: PostRow['status'] | null = asked === 'draft' || asked === 'published' ? asked : null
  const wanted = url.searchParams.get('orden')
  const order: PostOrder = isPostOrder(wanted) ? wanted : '-fecha'
  return { request: readListRequest(url), status, order }
}
