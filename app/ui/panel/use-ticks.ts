import { useEffect, useRef, useState } from 'react'

/** The boxes of the rows in a list. The browser keeps which ones are ticked. */
export function useTicks() {
  const list = useRef<HTMLDivElement>(null)
  const [{ ticked, all }, setCount] = useState({ ticked: 0, all: 0 })
  const boxes = () => [...(list.current?.querySelectorAll<HTMLInputElement>('.row-tick input') ?? [])]
  function count() {
    const all = boxes()
    const now = { ticked: all.filter(({ checked }) => checked).length, all: all.length }
    setCount((before) => (before.ticked === now.ticked && before.all === now.all ? before : now))
  }
  function tickAll(on: boolean) {
    for (const box of boxes()) box.checked = on
    count()
  }
  // Another page of the list, or rows that have left it.
  useEffect(count)
  return { list, ticked, all, count, tickAll }
}
