import { useEffect, useRef } from 'react'
import { Form, useLocation, useNavigation, useSubmit } from 'react-router'
import { Icon } from '../icon.tsx'
import { listParameters } from './list-href.ts'

/** After the last key, before the list is asked for, in milliseconds. */
const PAUSE = 300

/** Searches the list while one types; the words stand in the address (`?q=`), and the list's other filters stay. */
export function SearchBox({ label, placeholder }: { label: string; placeholder: string }) {
  const { pathname, search } = useLocation()
  const next = useNavigation()
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
  // Whoever goes on to a row meanwhile is not fetched back.
  const leaving = next.location !== undefined && next.location.pathname !== pathname
  useEffect(() => {
    if (leaving) clearTimeout(timer.current)
    return () => clearTimeout(timer.current)
  }, [leaving])
  const send = (form: HTMLFormElement | null) => form && void submit(form, { replace: words !== '', preventScrollReset: true })
  return (
    <Form method="get" role="search" className="search-box" preventScrollReset onSubmit={() => clearTimeout(timer.current)}>
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
        onChange={({ currentTarget }) => {
          clearTimeout(timer.current)
          timer.current = setTimeout(() => send(currentTarget.form), PAUSE)
        }}
      />
    </Form>
  )
}
