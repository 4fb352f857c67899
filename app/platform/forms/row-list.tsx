import type { FieldMetadata, FormMetadata } from '@conform-to/react'
import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import { RemovedRows, useRemovedRows } from '#app/ui/panel/removed-rows.tsx'
import { readFormValues } from './conflict/form-values.ts'

type Direction = 'up' | 'down'
type TypedRow = Record<string, string>

type RowListProps<Row, Schema extends Record<string, unknown>> = {
  form: FormMetadata<Schema>
  field: FieldMetadata<Row[], Schema>
  /** `row`: what one is called, «plato 2». */
  texts: { title: string; add: string; row: (number: number) => string }
  maxRows: number
  /** What a row is called by its texts, if it has any. */
  nameOf: (row: TypedRow) => string | undefined
  children: (row: FieldMetadata<Row, Schema>) => ReactNode
}

/** The rows of a list of a form: added, moved with buttons or with Alt and the arrows, removed and brought back. */
export function RowList<Row, Schema extends Record<string, unknown>>(props: RowListProps<Row, Schema>) {
  const { form, field, texts, maxRows, nameOf, children } = props
  const { name } = field
  const t = usePanelTexts(sharedTexts).rows
  const list = useRef<HTMLOListElement>(null)
  const removed = useRemovedRows<TypedRow>()
  const { moved, noteMove } = useMoves(list)
  const rows = field.getFieldList()
  const labelAt = (index: number) => nameOf(readRows(list.current, name)[index] ?? {}) || texts.row(index + 1)
  const [added, setAdded] = useState<number>()
  const shown = added !== undefined && added < rows.length ? added : undefined
  useEffect(() => {
    if (shown !== undefined) focusFirstShown(list.current?.children[shown])
  }, [shown])
  const insert = (index: number, row?: TypedRow) => {
    setAdded(index)
    form.insert({ name, index, ...(row && { defaultValue: row as never }) })
  }
  const remove = (index: number) => {
    setAdded(undefined)
    removed.add({ row: readRows(list.current, name)[index] ?? {}, index, label: labelAt(index) })
    form.remove({ name, index })
  }
  const move = (from: number, direction: Direction) => {
    const to = from + (direction === 'up' ? -1 : 1)
    if (to < 0 || to >= rows.length) return
    noteMove(to, t.moved(labelAt(from), to + 1, rows.length))
    form.reorder({ name, from, to })
  }
  return (
    <>
      <ol className="form-list" ref={list} data-field={name} aria-label={texts.title}>
        {rows.map((row, index) => (
          <li
            key={row.key}
            className="form-list-row"
            aria-label={texts.row(index + 1)}
            onKeyDown={(event) => moveByKey(event, (direction) => move(index, direction))}
          >
            {children(row)}
            <RowButtons
              row={texts.row(index + 1)}
              first={index === 0}
              last={index === rows.length - 1}
              onMove={(direction) => move(index, direction)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {moved}
      </p>
      <RemovedRows
        removed={removed}
        full={rows.length >= maxRows}
        onRestore={({ row, index }) => insert(Math.min(index, rows.length), row)}
      />
      {rows.length < maxRows ? (
        <Button variant="secondary" size="sm" icon="plus" onClick={() => insert(rows.length)} label={texts.add} />
      ) : (
        <p className="small muted">{t.atMost(maxRows)}</p>
      )}
      {rows.length > 1 && <p className="small muted form-list-keys">{t.keys}</p>}
    </>
  )
}

/** The fields of the language that is not shown come first. */
function focusFirstShown(row: Element | undefined) {
  const controls = row?.querySelectorAll<HTMLElement>('input:not([type=hidden]), textarea, select') ?? []
  ;[...controls].find((control) => control.checkVisibility())?.focus()
}

/** As they are typed now. */
function readRows(list: HTMLElement | null, name: string): TypedRow[] {
  const form = list?.closest('form')
  return form ? (readFormValues(new FormData(form), { [name]: [] })[name] as TypedRow[]) : []
}

type Move = { index: number; text: string; control: Element | null }

/** What moved a row keeps the focus, which a moved element loses; a button that has gone gives it to the other. */
function useMoves(list: { current: HTMLOListElement | null }) {
  const [move, setMove] = useState<Move>()
  useEffect(() => {
    if (!move) return
    const { control, index } = move
    const other = list.current?.children[index]?.querySelector<HTMLElement>('[data-move]')
    if (control instanceof HTMLElement && control.isConnected) control.focus()
    else other?.focus()
  }, [list, move])
  const noteMove = (index: number, text: string) => setMove({ index, text, control: document.activeElement })
  return { moved: move?.text ?? '', noteMove }
}

function moveByKey(event: KeyboardEvent, move: (direction: Direction) => void) {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
  event.preventDefault()
  move(event.key === 'ArrowUp' ? 'up' : 'down')
}

type RowButtonsProps = {
  row: string
  first: boolean
  last: boolean
  onMove: (direction: Direction) => void
  onRemove: () => void
}

function RowButtons({ row, first, last, onMove, onRemove }: RowButtonsProps) {
  const t = usePanelTexts(sharedTexts).rows
  return (
    <div className="form-list-buttons flow">
      {!first && <RowButton label={t.up} row={row} onClick={() => onMove('up')} data-move="" />}
      {!last && <RowButton label={t.down} row={row} onClick={() => onMove('down')} data-move="" />}
      <RowButton label={t.remove} row={row} onClick={onRemove} />
    </div>
  )
}

/** Never a submit button: Enter in a field would press the first of the form. */
function RowButton({ label, row, ...given }: { label: string; row: string } & ComponentProps<'button'>) {
  return (
    <button type="button" className="text-link small" {...given}>
      {label}
      <span className="visually-hidden"> {row}</span>
    </button>
  )
}
