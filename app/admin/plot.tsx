import type { ReactNode } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { adminTexts } from './panel-texts.ts'

export const WIDTH = 288
export const HEIGHT = 96
/** Room above for the value of the highest bar, and below for the names. */
const VIEW_BOX = `0 -16 ${WIDTH} ${HEIGHT + 36}`

type PlotProps = {
  title: string
  label: string
  marks: readonly (readonly [mark: string, name: string])[]
  heads: readonly string[]
  rows: readonly (readonly ReactNode[])[]
  note?: string
  children: ReactNode
}

/** A drawing with its legend and, folded, the same figures as a table. */
export function Plot({ title, label, marks, heads, rows, note, children }: PlotProps) {
  const t = usePanelTexts(adminTexts).plots
  return (
    <Sheet title={title}>
      <svg className="plot" viewBox={VIEW_BOX} role="img" aria-label={label}>
        <line className="plot-ground" x1="0" y1={HEIGHT} x2={WIDTH} y2={HEIGHT} />
        {children}
      </svg>
      <ul className="plot-legend flow">
        {marks.map(([mark, name]) => (
          <li key={mark}>
            <svg className="plot-mark" viewBox="0 0 10 10" aria-hidden="true">
              <rect className={`plot-${mark}`} x="0.5" y="0.5" width="9" height="9" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <details className="plot-details">
        <summary>{t.table}</summary>
        <table className="plot-table">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {note && <p className="small muted">{note}</p>}
      </details>
    </Sheet>
  )
}

export function Value({ at, above, text }: { at: number; above: number; text: ReactNode }) {
  return (
    <text className="plot-value" x={at} y={HEIGHT - above - 5} textAnchor={anchorOf(at)}>
      {text}
    </text>
  )
}

export function Name({ at, text }: { at: number; text: string }) {
  return (
    <text x={at} y={HEIGHT + 16} textAnchor={anchorOf(at)}>
      {text}
    </text>
  )
}

/** Words at an edge of the plot stay inside. */
function anchorOf(at: number): 'start' | 'middle' | 'end' {
  if (at < WIDTH * 0.06) return 'start'
  return at > WIDTH * 0.94 ? 'end' : 'middle'
}
