import { Link } from 'react-router'
import { Icon } from './icon.tsx'
import { iconButtonClass } from './icon-button.tsx'

type PaginationProps = {
  label: string
  page: number
  pages: number
  href: (page: number) => string
  /** 'Página 3' */
  pageLabel: (page: number) => string
  previousLabel: string
  nextLabel: string
}

export function Pagination({ label, page, pages, href, pageLabel, previousLabel, nextLabel }: PaginationProps) {
  if (pages < 2) return null
  const shown = shownPages(page, pages)
  return (
    <nav className={shown.includes(undefined) ? 'pagination pagination-long' : 'pagination'} aria-label={label}>
      {page > 1 && (
        <Link
          to={href(page - 1)}
          rel="prev"
          className={iconButtonClass({ variant: 'plain' })}
          aria-label={previousLabel}
        >
          <Icon name="arrow-left" />
        </Link>
      )}
      {shown.map((number, index) =>
        number === undefined ? (
          <span key={`gap-${index}`} className="pagination-gap" aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={href(number)}
            className="pagination-page center"
            aria-label={pageLabel(number)}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Link>
        ),
      )}
      <span className="pagination-total" aria-hidden="true">
        / {pages}
      </span>
      {page < pages && (
        <Link to={href(page + 1)} rel="next" className={iconButtonClass({ variant: 'plain' })} aria-label={nextLabel}>
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  )
}

/** First, last, the current page and its neighbours; `undefined` stands for two or more omitted pages. */
export function shownPages(page: number, pages: number): (number | undefined)[] {
  const shown: (number | undefined)[] = []
  for (let number = 1; number <= pages; number++) {
    const near = Math.abs(number - page) <= 1 || number === 1 || number === pages
    const bridge = (number === 2 && page === 4) || (number === pages - 1 && page === pages - 3)
    if (near || bridge) shown.push(number)
    else if (shown.at(-1) !== undefined) shown.push(undefined)
  }
  return shown
}
