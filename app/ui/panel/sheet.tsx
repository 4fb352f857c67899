import { useId, type ReactNode } from 'react'

type SheetProps = {
  title?: ReactNode
  link?: ReactNode
  flush?: boolean
  children: ReactNode
}

export function Sheet({ title, link, flush = false, children }: SheetProps) {
  const id = useId()
  return (
    <section className={flush ? 'sheet sheet-flush' : 'sheet'} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className="sheet-head row gap-4">
          <h2 className="d5" id={id}>
            {title}
          </h2>
          {link}
        </div>
      )}
      {children}
    </section>
  )
}
