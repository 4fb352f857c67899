import { useEffect, useRef } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { guardFields } from './form-guard-fields.ts'

/** A honeypot field and a timer for public forms. The HTML is the same for all visitors, because pages are cached. */
export function FormGuard() {
  const { guard } = useTexts().forms
  const taken = useRef<HTMLInputElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = taken.current?.form
    // A dialog opens now; a page was visible before its script loaded.
    const openedAt = form?.closest('dialog') ? performance.now() : 0
    const setTaken = () => {
      if (taken.current) taken.current.value = String(Math.round(performance.now() - openedAt))
      // After it is read: a person whose browser filled it in succeeds at the second attempt.
      setTimeout(() => {
        if (trap.current) trap.current.value = ''
      })
    }
    // Capture: before the handlers that read the form.
    form?.addEventListener('submit', setTaken, { capture: true })
    return () => form?.removeEventListener('submit', setTaken, { capture: true })
  }, [])
  return (
    <div className="form-guard" aria-hidden="true" inert>
      <label>
        {guard}
        <input type="text" name={guardFields.trap} ref={trap} tabIndex={-1} autoComplete="off" {...notForFillers} />
      </label>
      <input type="hidden" name={guardFields.taken} ref={taken} />
    </div>
  )
}

/** Attributes by which password managers leave a field alone. */
const notForFillers = { 'data-1p-ignore': '', 'data-lpignore': 'true', 'data-bwignore': '', 'data-form-type': 'other' }
