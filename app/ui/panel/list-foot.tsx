import { useLocation } from 'react-router'
import { formatNumber } from '#app/i18n/money.ts'
import { Pagination } from '../pagination.tsx'
import { listHref, listParameters } from './list-href.ts'

type ListFootProps = {
  shown: number
  total: number
  page: number
  /** Rows on a page. */
  size: number
  /** What is listed: ['solicitud', 'solicitudes']. */
  noun: readonly [one: string, many: string]
}

/** How many of how many, and the pages. */
export function ListFoot({ shown, total, page, size, noun }: ListFootProps) {
  const { search } = useLocation()
  return (
    <div className="list-foot">
      <p className="small muted" role="status">
        {shown === total ? formatNumber(total) : `${formatNumber(shown)} de ${formatNumber(total)}`} {total === 1 ? noun[0] : noun[1]}
      </p>
      <Pagination
        label="Páginas"
        page={page}
        pages={Math.ceil(total / size)}
        href={(number) => listHref(search, { [listParameters.page]: number === 1 ? null : String(number) })}
        pageLabel={(number) => `Página ${number}`}
        previousLabel="Página anterior"
        nextLabel="Página siguiente"
      />
    </div>
  )
}
