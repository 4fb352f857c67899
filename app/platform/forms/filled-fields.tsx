import { useState } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { fillEntries, typedEntries } from '#app/ui/form-entries.ts'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import { TextButton } from '#app/ui/text-link.tsx'

type FieldTexts = Record<string, string>
type Control = HTMLInputElement | HTMLSelectElement
type Filled = { control: Control; text: string; before: FieldTexts; after: FieldTexts }

/** Fields of a form that a choice in another field has filled in. */
export function useFilledFields() {
  const [filled, setFilled] = useState<Filled | null>(null)
  /** @param control where the choice was made; it has the focus again when that is taken back */
  const fill = (control: Control, values: FieldTexts, text: string) => {
    if (!control.form || Object.keys(values).length === 0) return
    const before = typedTexts(control, Object.keys(values))
    fillEntries(control.form, entriesOf(values))
    setFilled({ control, text, before, after: values })
  }
  /** What was typed since stays. */
  const undo = () => {
    if (!filled?.control.form) return
    const { control, before, after } = filled
    const now = typedTexts(control, Object.keys(after))
    const untouched = Object.entries(before).filter(([name]) => now[name] === after[name])
    fillEntries(filled.control.form, entriesOf(Object.fromEntries(untouched)))
    control.focus()
    setFilled(null)
  }
  return { filled, fill, undo }
}

export function typedTexts({ form }: Control, names: readonly string[]): FieldTexts {
  const entries = form ? typedEntries(form) : {}
  return Object.fromEntries(names.map((name) => [name, entries[name]?.[0]?.[1] ?? '']))
}

function entriesOf(values: FieldTexts) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [[name, value] as [string, string]]]))
}

/** Says politely what was filled in, with a button that takes it back. */
export function FilledFields({ filled, undo }: Pick<ReturnType<typeof useFilledFields>, 'filled' | 'undo'>) {
  const { removed: t } = usePanelTexts(sharedTexts)
  return (
    <div role="status" className="filled-fields">
      {filled && (
        <p className="small">
          {filled.text} <TextButton onClick={undo} label={t.restore} />
        </p>
      )}
    </div>
  )
}
