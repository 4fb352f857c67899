import { useEffect, useRef } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import { Icon } from '../icon.tsx'
import { listParameters } from './list-href.ts'

/** After the last key, before the list is asked for, in milliseconds. */
const TYPING_PAUSE_MS = 300

/** Searches the list while one types; the words stand in the address (`?q=`), and the list's other filters stay. */
export function SearchBox({ label, placeholder }: { label: string; placeholder: string }) {
  const { search } = useLocation()
  const submit = useSubmit()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const state = new URLSearchParams(search)
  const words = state.get(listParameters.search) ?? ''
  // Back and forward change the words from outside; what somebody is typing is not touched.
  useEffect(() => {
    const field = input.current
    if (field && document.activeElement !== field) field.value = words
  }, [words, input])
  const stopTimer = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const send = (form: HTMLFormElement | null) => {
    stopTimer()
    if (form) void submit(form, { replace: words !== '', preventScrollReset: true })
  }
  return (
    <Form method="get" role="search" className="search-box" preventScrollReset onSubmit={stopTimer}>
      {[...state]
        .filter(([name]) => name !== listParameters.search && name !== listParameters.page)
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <Icon name="magnifying-glass" />
      <input
        ref={input}
        type="search"
        name={listParameters.search}
        className="input"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={words}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        // Before a press on a row does anything: a search that came after it would lead back to the list.
        onBlur={({ currentTarget }) => timer.current !== undefined && send(currentTarget.form)}
        onChange={({ currentTarget }) => {
          stopTimer()
          timer.current = setTimeout(() => send(currentTarget.form), TYPING_PAUSE_MS)
        }}
      />
    </Form>
  )
}
