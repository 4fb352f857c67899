import { useTexts } from '#app/i18n/texts.tsx'
import { Pagination } from '#app/ui/pagination.tsx'

export function PageLinks(props: { page: number; pages: number; href: (page: number) => string }) {
  const { pages: t } = useTexts()
  return <Pagination {...props} label={t.pagination} pageLabel={t.page} previousLabel={t.previous} nextLabel={t.next} />
}
