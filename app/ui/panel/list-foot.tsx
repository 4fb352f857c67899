import { useLocation } from 'react-router'
import { formatCount, formatNumber } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Pagination } from '../pagination.tsx'
import { listHref, listParameters } from './list-href.ts'
import { sharedTexts } from './panel-texts.ts'
import { useListLoading } from './use-list-loading.ts'

type ListFootProps = {
  shown: number
  total: number
  /** There are more than `total`, which are not counted. */
  more?: boolean
  /** Rows reachable by paging, if fewer than `total`. */
  reach?: number
  /** Too many hits to sort them in the requested order. */
  widened?: boolean
  page: number
  size: number
  /** ['solicitud', 'solicitudes'] */
  noun: readonly [one: string, many: string]
}

export function ListFoot(props: ListFootProps) {
  const { shown, total, more = false, reach = total, widened = false, page, size, noun } = props
  const { search } = useLocation()
  const loading = useListLoading()
  const { list: t } = usePanelTexts(sharedTexts)
  const all = formatCount({ number: total, more })
  const counted = total === 1 ? noun[0] : noun[1]
  return (
    <div className="list-foot">
      <p className="small muted" role="status">
        {loading ? (
          t.loading(noun[1])
        ) : (
          <>
            {shown === total ? t.all(all, counted) : t.shown(formatNumber(shown), all, counted)}
            {more && widened && `. ${t.widened}`}
          </>
        )}
      </p>
      <Pagination
        label={t.pages}
        page={page}
        pages={Math.ceil(reach / size)}
        href={(number) => listHref(search, { [listParameters.page]: number === 1 ? null : String(number) })}
        pageLabel={t.page}
        previousLabel={t.previous}
        nextLabel={t.next}
      />
    </div>
  )
}
