import { useEffect, useRef } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import { Icon } from '../icon.tsx'
import { listParameters } from './list-href.ts'

const TYPING_PAUSE_MS = 300

export function SearchBox({ label, placeholder }: { label: string; placeholder: string }) {
  const { search } = useLocation()
  const submit = useSubmit()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const state = new URLSearchParams(search)
  const query = state.get(listParameters.search) ?? ''
  // Back and forward change the search from outside; a focused input is not touched.
  useEffect(() => {
    const field = input.current
    if (field && document.activeElement !== field) field.value = query
  }, [query, input])
  const stopTimer = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const send = (form: HTMLFormElement | null) => {
    stopTimer()
    if (form) void submit(form, { replace: query !== '', preventScrollReset: true })
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
        defaultValue={query}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        // Searches before a press on a row: a later search would lead back to the list.
        onBlur={({ currentTarget }) => timer.current !== undefined && send(currentTarget.form)}
        onChange={({ currentTarget }) => {
          stopTimer()
          timer.current = setTimeout(() => send(currentTarget.form), TYPING_PAUSE_MS)
        }}
      />
    </Form>
  )
}
