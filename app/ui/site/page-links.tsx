import { useTexts } from '#app/i18n/texts.tsx'
import { Pagination } from '#app/ui/pagination.tsx'

type PageLinksProps = {
  page: number
  pages: number
  href: (page: number) => string
  /** Names the list where a page has two. */
  list?: string
}

export function PageLinks({ list, ...props }: PageLinksProps) {
  const { pages: t } = useTexts()
  return (
    <Pagination
      {...props}
      label={list ? `${t.pagination}: ${list}` : t.pagination}
      pageLabel={t.page}
      previousLabel={t.previous}
      nextLabel={t.next}
    />
  )
}
