import type { FieldMetadata } from '@conform-to/react'
import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react'
import { useTextInput } from '#app/platform/forms/inputs.tsx'
import { splitPlaceholders, type Placeholder } from '#app/messages/placeholders.ts'
import { ControlField } from '#app/ui/field.tsx'
import type { Language } from '#app/i18n/language.ts'

type PlaceholderAreaProps = {
  field: FieldMetadata
  label: string
  lang: Language
  /** The text area that was used last, for the buttons that insert. */
  used: RefObject<HTMLTextAreaElement | null>
  known: readonly Placeholder[]
  placeholder?: string | undefined
}

/**
 * A text area whose placeholders are drawn as pills by a layer behind it, and deleted whole. Without script it is the
 * text area alone.
 */
export function PlaceholderArea({ field, label, lang, used, known: names, placeholder }: PlaceholderAreaProps) {
  const { id, name, defaultValue, error, ...marks } = useTextInput(field, false, true)
  const [isDrawn, setDrawn] = useState(false)
  // The layer behind follows what is typed, so it is drawn only by script.
  useEffect(() => setDrawn(true), [])
  const text = typeof field.value === 'string' ? field.value : ''
  return (
    <ControlField key={field.key} id={id} label={label} {...(error !== undefined && { error })} {...marks}>
      {(control) => (
        <div className={isDrawn ? 'placeholder-area placeholder-area-drawn' : 'placeholder-area'}>
          {isDrawn && (
            <div className="input placeholder-area-layer" aria-hidden="true" lang={lang}>
              {splitPlaceholders(text, names).map(({ text: part, known }, index) =>
                known === undefined ? (
                  part
                ) : (
                  <span
                    key={index}
                    className={known ? 'placeholder-pill' : 'placeholder-pill placeholder-pill-unknown'}
                  >
                    {known ? <BracesHidden text={part} /> : part}
                  </span>
                ),
              )}
              {/* A last empty line needs something in it. */}
              {'\u200b'}
            </div>
          )}
          <textarea
            {...control}
            name={name}
            className="input input-lines"
            lang={lang}
            defaultValue={defaultValue}
            placeholder={placeholder}
            maxLength={5_000}
            onFocus={(event) => (used.current = event.currentTarget)}
            onKeyDown={selectWholePlaceholder}
          />
        </div>
      )}
    </ControlField>
  )
}

function BracesHidden({ text }: { text: string }) {
  return (
    <>
      <i>{'{'}</i>
      {text.slice(1, -1)}
      <i>{'}'}</i>
    </>
  )
}

/** A deletion that would leave half of a placeholder takes all of it; the browser deletes, so that it can be undone. */
function selectWholePlaceholder(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Backspace' && event.key !== 'Delete') return
  const area = event.currentTarget
  const { selectionStart: start, selectionEnd: end, value } = area
  const reach = start !== end ? [start, end] : event.key === 'Backspace' ? [start - 1, end] : [start, end + 1]
  const [from = 0, to = 0] = reach
  let position = 0
  let [first, last] = [from, to]
  for (const { text, known } of splitPlaceholders(value)) {
    const ends = position + text.length
    if (known && position < to && ends > from) {
      first = Math.min(first, position)
      last = Math.max(last, ends)
    }
    position = ends
  }
  if (first !== from || last !== to) area.setSelectionRange(first, last)
}

/** Puts a placeholder where the caret was. */
export function insertPlaceholder(area: HTMLTextAreaElement | null, text: string) {
  if (!area) return
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new InputEvent('input', { bubbles: true }))
  area.focus()
}
