import { useId, type ReactNode } from 'react'
import type { ShowTypedFields } from '#app/ui/panel/typed-fields.ts'
import { DraftBanner } from './draft-banner.tsx'
import { fillAll } from './keep-draft.ts'
import { useDraft } from './use-draft.ts'

/** The fields of a form that no schema checks in the browser: what is typed there is kept as in every form. */
export function DraftedFields({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  const draft = useDraft(id, { name }, [], (fields) => {
    const form = document.getElementById(id)
    if (form instanceof HTMLFormElement) fillAll(form, fields, [])
  })
  return (
    <div
      className="drafted-fields"
      ref={(part) => {
        const form = part?.closest('form')
        if (form) form.id = id
      }}
    >
      <DraftBanner draft={draft} formId={id} />
      {children}
    </div>
  )
}

export const showDraftedFields: ShowTypedFields = ({ name, key, children }) => (
  <DraftedFields key={key} name={name}>
    {children}
  </DraftedFields>
)
