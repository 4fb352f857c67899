import type { Page } from '#app/database/list-page.server.ts'
import { missingInDatabase, type MissingInDatabase } from '#app/database/missing-in-database.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { rethrowUnavailable } from '#app/platform/render/server-error.server.ts'
import type { ListRequest } from './list-request.ts'

type Failure = { failed: boolean; missing?: MissingInDatabase | undefined }
type LoadedList<Row, More, Filter> = Page<Row> & Partial<More> & ListRequest & Filter & Failure

/**
 * What the loader of a panel list returns: one page of rows with what the address asks for. A list that cannot be read
 * is empty and `failed`, so that the page keeps its head and its search.
 */
export async function loadList<Row, More extends object, Filter extends { request: ListRequest }>(
  filter: Filter,
  read: (filter: Filter) => Promise<Page<Row> & More>,
): Promise<LoadedList<Row, More, Omit<Filter, 'request'>>> {
  const { request, ...rest } = filter
  const asked = { ...request, ...rest }
  try {
    return { ...(await read(filter)), ...asked, failed: false }
  } catch (error) {
    rethrowUnavailable(error)
    log.error({ err: error }, 'list not read')
    return { ...emptyPage<Row, More>(), ...asked, failed: true, missing: missingInDatabase(error) }
  }
}

function emptyPage<Row, More>(): Page<Row> & Partial<More> {
  const page: Page<Row> = { rows: [], total: 0, more: false, reach: 0, widened: false }
  return page as Page<Row> & Partial<More>
}
