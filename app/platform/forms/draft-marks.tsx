import type { FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { fieldOf } from '#app/ui/form-entries.ts'
import type { Draft } from '#app/platform/browser-storage/draft-storage.ts'
import { changedPart, readable } from './draft-excerpt.ts'
import { useFoundDraft } from './found-drafts.ts'
import { draftTexts, type DraftTexts } from './panel-texts.ts'

type DraftMarks = { mark?: ReactNode; own?: ReactNode }

/** At an input that a found draft would change: a mark beside the label, and one's own words below. */
export function useDraftMarks({ formId, id, name, initialValue }: FieldMetadata, long = false): DraftMarks {
  const draft = useFoundDraft(formId)
  const t = usePanelTexts(draftTexts)
  const stored = typeof initialValue === 'string' ? initialValue : ''
  const typed = draft && typedIn(draft, name)
  if (typed === null || typed === stored) return {}
  const { before, changed, after } = changedPart(readable(stored), readable(typed))
  return {
    mark: <span className="draft-mark">{long ? t.changes : t.changesShort}</span>,
    own: (
      <p className="draft-own">
        {t.own}{' '}
        {optionText(t, id, typed) ?? (typed ? <q>{[before, <b key="changed">{changed}</b>, after]}</q> : t.empty)}
      </p>
    ),
  }
}

function typedIn({ fields }: Draft, name: string): string | null {
  const entries = fields[fieldOf(name)]
  return entries ? (entries.find(([other]) => other === name)?.[1] ?? '') : null
}

/** The words of a choice. */
function optionText(t: DraftTexts, id: string, value: string): string | undefined {
  const control = document.getElementById(id)
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return value ? t.checked : t.unchecked
  if (!(control instanceof HTMLSelectElement)) return undefined
  return Array.from(control.options).find((option) => option.value === value)?.text
}
