import type { ReactNode } from 'react'

export function PanelHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="panel-head">
      <title>{`${title} · Panel de Administración`}</title>
      <h1 className="d3">{title}</h1>
      {children && <div className="panel-head-actions">{children}</div>}
    </div>
  )
}
