import { useEffect, useRef } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { guardFields } from './form-guard-fields.ts'

/**
 * Stands once inside every public form, and is nothing to people: a field that only machines fill in, out of sight, of
 * the tab order and of screen readers; and, with script, how long the form was open before it was sent. Nothing of it
 * differs between visitors (pages may be cached for everybody). `form-guard.server.ts` reads it.
 */
export function FormGuard() {
  const { guard } = useTexts().forms
  const taken = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = taken.current?.form
    // A dialog is in front of the visitor from now on; a page was before its script had come, ready to be filled in.
    const since = form?.closest('dialog') ? performance.now() : 0
    const note = () => {
      if (taken.current) taken.current.value = String(Math.round(performance.now() - since))
    }
    // On its way down: before whoever sends the form reads it.
    form?.addEventListener('submit', note, { capture: true })
    return () => form?.removeEventListener('submit', note, { capture: true })
  }, [])
  return (
    <div className="form-guard" aria-hidden="true">
      <label>
        {guard}
        <input type="text" name={guardFields.trap} tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name={guardFields.taken} ref={taken} />
    </div>
  )
}
