import { useLocation } from 'react-router'
import { formatCount, formatNumber } from '#app/i18n/money.ts'
import { Pagination } from '../pagination.tsx'
import { listHref, listParameters } from './list-href.ts'
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
  const all = formatCount({ number: total, more })
  return (
    <div className="list-foot">
      <p className="small muted" role="status">
        {loading ? (
          `Cargando ${noun[1]}...`
        ) : (
          <>
            {shown === total ? all : `${formatNumber(shown)} de ${all}`} {total === 1 ? noun[0] : noun[1]}
            {more && widened && '. Son demasiados resultados para ordenarlos así: afina la búsqueda.'}
          </>
        )}
      </p>
      <Pagination
        label="Páginas"
        page={page}
        pages={Math.ceil(reach / size)}
        href={(number) => listHref(search, { [listParameters.page]: number === 1 ? null : String(number) })}
        pageLabel={(number) => `Página ${number}`}
        previousLabel="Página anterior"
        nextLabel="Página siguiente"
      />
    </div>
  )
}
