import { useId, type ReactNode } from 'react'

type SheetProps = {
  title?: ReactNode
  link?: ReactNode
  /** Of a link to it on its page. */
  id?: string
  flush?: boolean
  children: ReactNode
}

export function Sheet({ title, link, id, flush = false, children }: SheetProps) {
  const titleId = useId()
  return (
    <section id={id} className={flush ? 'sheet sheet-flush' : 'sheet'} aria-labelledby={title ? titleId : undefined}>
      {title && (
        <div className="sheet-head row gap-4">
          <h2 className="d5" id={titleId}>
            {title}
          </h2>
          {link}
        </div>
      )}
      {children}
    </section>
  )
}
