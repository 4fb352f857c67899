import { useEffect, useEffectEvent, useRef } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import { Icon } from '../icon.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { listParameters, otherParameters } from './list-href.ts'

const TYPING_PAUSE_MS = 300

export function SearchBox({ label, placeholder }: { label: string; placeholder: string }) {
  const { search } = useLocation()
  const query = new URLSearchParams(search).get(listParameters.search) ?? ''
  const input = useRef<HTMLInputElement>(null)
  const { cancel, sendLater, sendIfWaiting } = useDelayedSubmit(query !== '')
  const searchTyped = useEffectEvent(() => {
    if (input.current && input.current.value !== query) sendLater(input.current.form)
  })
  // Words that were typed before the script started.
  useEffect(() => searchTyped(), [])
  const shown = useRef(query)
  // Back and forward change the search from outside; a focused input is not touched.
  useEffect(() => {
    const field = input.current
    if (field && shown.current !== query && document.activeElement !== field) field.value = query
    shown.current = query
  }, [query, input])
  return (
    <Form method="get" role="search" className="search-box" preventScrollReset onSubmit={cancel}>
      <HiddenFields fields={otherParameters(search, [listParameters.search])} />
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
        onBlur={({ currentTarget }) => sendIfWaiting(currentTarget.form)}
        onChange={({ currentTarget }) => sendLater(currentTarget.form)}
      />
    </Form>
  )
}

/** Submits when the typing pauses. `replace`: the address that the list has now is no place to come back to. */
function useDelayedSubmit(replace: boolean) {
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const cancel = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  const send = (form: HTMLFormElement | null) => {
    cancel()
    if (form) void submit(form, { replace, preventScrollReset: true })
  }
  const sendLater = (form: HTMLFormElement | null) => {
    cancel()
    timer.current = setTimeout(() => send(form), TYPING_PAUSE_MS)
  }
  const sendIfWaiting = (form: HTMLFormElement | null) => {
    if (timer.current !== undefined) send(form)
  }
  return { cancel, sendLater, sendIfWaiting }
}
