import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { Pictures } from './conflict-field.tsx'
import { displayText, type FieldFact } from './field-facts.ts'
import { conflictTexts } from './panel-texts.ts'
import type { FieldValue } from './form-values.ts'
import type { MergedField } from './three-way.ts'

type MergedFieldsProps = {
  merged: MergedField[]
  facts: ReadonlyMap<string, FieldFact>
  undone: ReadonlySet<string>
  /** The first name of the other person. */
  other: string | null
  onToggle: (name: string) => void
}

export function MergedFields({ merged, facts, undone, other, onToggle }: MergedFieldsProps) {
  const t = usePanelTexts(conflictTexts)
  return (
    <Sheet title={t.mergedTitle} link={<p className="muted small">{t.mergedNote}</p>} flush>
      {merged.map((field) => (
        <Merged
          key={field.name}
          field={field}
          fact={facts.get(field.name)}
          undone={undone.has(field.name)}
          other={other}
          onToggle={() => onToggle(field.name)}
        />
      ))}
    </Sheet>
  )
}

type MergedProps = {
  field: MergedField
  fact: FieldFact | undefined
  undone: boolean
  other: string | null
  onToggle: () => void
}

function Merged({ field, fact, undone, other, onToggle }: MergedProps) {
  const t = usePanelTexts(conflictTexts)
  const language = useLanguage()
  const label = fact?.label ?? field.name
  const next = field.changedBy === 'me' ? field.mine : field.stored
  const author = field.changedBy === 'me' ? t.changedByMe : other ? t.changedBy(other) : t.changedBySomebody
  return (
    <div className="conflict-merged">
      <p className="field-label">{label}</p>
      <p lang={fact?.lang}>
        <Shown fact={fact} value={field.opened ?? ''} struck={!undone} /> <Icon name="arrow-right" />
        <span className="visually-hidden" lang={language}>
          {t.to}
        </span>{' '}
        <Shown fact={fact} value={next} struck={undone} />{' '}
        <span className="muted" lang={language}>
          · {author}
        </span>
      </p>
      <button
        type="button"
        className="conflict-act"
        aria-label={undone ? t.redoIn(label) : t.undoIn(label)}
        onClick={onToggle}
      >
        {undone ? t.redo : t.undo}
      </button>
    </div>
  )
}

function Shown({ fact, value, struck }: { fact: FieldFact | undefined; value: FieldValue; struck: boolean }) {
  const t = usePanelTexts(conflictTexts)
  const language = useLanguage()
  const Element = struck ? 'del' : 'b'
  if (fact?.kind === 'pictures')
    return (
      <Element>
        <Pictures value={value} />
      </Element>
    )
  return <Element className="conflict-text">{displayText(fact, value, language) || t.empty}</Element>
}
