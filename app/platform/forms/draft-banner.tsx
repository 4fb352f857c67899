import type { ReactNode } from 'react'
import { formatDateTime } from '#app/i18n/dates.ts'
import { joinNames } from '#app/i18n/join-names.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { fieldOf } from '#app/ui/form-entries.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Draft } from '#app/platform/browser-storage/draft-storage.ts'
import { draftTexts, type DraftTexts } from './panel-texts.ts'
import type { FormDraft } from './use-draft.ts'

/** Offers what somebody typed into a form of the panel and did not save. */
export function DraftBanner({ draft, formId }: { draft: FormDraft; formId: string }) {
  const t = usePanelTexts(draftTexts)
  return (
    <div className="draft-status" role="status">
      {draft.found && <Found draft={draft} found={draft.found} formId={formId} />}
      {draft.discarded && (
        <Banner title={t.discarded}>
          <Button variant="secondary" size="sm" onClick={draft.undo} label={t.undo} />
        </Banner>
      )}
    </div>
  )
}

function Found({ draft, found, formId }: { draft: FormDraft; found: Draft; formId: string }) {
  const t = usePanelTexts(draftTexts)
  const language = useLanguage()
  const labels = Object.keys(found.fields).map((field) => labelOf(formId, field))
  const names = joinNames(labels, language)
  const facts = t.facts(formatDateTime(new Date(found.at), language), labels.length, names)
  function restore() {
    draft.restore()
    focusField(formId, found)
  }
  return (
    <Banner title={t.title} text={[facts, versionText(t, found, draft.version)].join(' ')}>
      <button type="button" className="draft-banner-discard" onClick={draft.discard}>
        {t.discard}
      </button>
      <Button variant="neutral" size="sm" onClick={restore} label={t.restore} />
    </Banner>
  )
}

/** Whether somebody has saved since; undefined for a record that did not exist. */
function versionText(t: DraftTexts, draft: Draft, version: string | undefined): string | undefined {
  if (draft.version === undefined || version === undefined) return undefined
  return draft.version === version ? t.sameVersion : t.otherVersion
}

function Banner({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <div className="draft-banner">
      <span className="draft-banner-disc center">
        <Icon name="arrow-counter-clockwise" />
      </span>
      <div>
        <p className="draft-banner-title">{title}</p>
        {text && <p className="draft-banner-text">{text}</p>}
      </div>
      <div className="draft-banner-acts">{children}</div>
    </div>
  )
}

/** The words that stand at the field on the page. */
function labelOf(formId: string, field: string): string {
  const element = elementOf(formId, field) as HTMLInputElement | null
  const isList = element?.name !== field
  const label = element?.type === 'radio' ? element.closest('fieldset')?.querySelector('legend') : element?.labels?.[0]
  if (label && !isList) return ownText(label)
  const group = element?.closest(isList ? 'section' : '[aria-label]')
  return group?.ariaLabel ?? group?.querySelector('h2')?.textContent ?? field
}

/** Without «(opcional)» and marks. */
function ownText(label: Element): string {
  const copy = label.cloneNode(true) as Element
  for (const part of copy.querySelectorAll('.field-optional, .draft-mark')) part.remove()
  return copy.textContent.trim()
}

function elementOf(formId: string, field: string): Element | null {
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return null
  const control = Array.from(form.elements).find(
    (element) => fieldOf((element as HTMLInputElement).name ?? '') === field,
  )
  return control ?? form.querySelector(`[data-field="${field}"]`)
}

/** The pressed button is gone; the fields are new after this event. */
function focusField(formId: string, { fields }: Draft) {
  setTimeout(() => {
    for (const field of Object.keys(fields)) {
      const element = elementOf(formId, field)
      if (element instanceof HTMLElement && element.checkVisibility()) return element.focus()
    }
  })
}
