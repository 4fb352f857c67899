import { Icon } from '#app/ui/icon.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { Pictures } from './conflict-field.tsx'
import { conflictTexts as t } from './conflict-texts.ts'
import { displayText, type FieldFact } from './field-facts.ts'
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
  const label = fact?.label ?? field.name
  const next = field.changedBy === 'me' ? field.mine : field.stored
  const act = undone ? t.redo : t.undo
  const author = field.changedBy === 'me' ? t.changedByMe : t.changedBy(other ?? t.somebody.toLowerCase())
  return (
    <div className="conflict-merged">
      <p className="field-label">{label}</p>
      <p lang={fact?.lang}>
        <Shown fact={fact} value={field.opened ?? ''} struck={!undone} /> <Icon name="arrow-right" />
        <span className="visually-hidden">{t.to}</span> <Shown fact={fact} value={next} struck={undone} />{' '}
        <span className="muted" lang="es">
          · {author}
        </span>
      </p>
      <button type="button" className="conflict-act" aria-label={`${act}: ${label}`} onClick={onToggle}>
        {act}
      </button>
    </div>
  )
}

function Shown({ fact, value, struck }: { fact: FieldFact | undefined; value: FieldValue; struck: boolean }) {
  const Element = struck ? 'del' : 'b'
  if (fact?.kind === 'pictures')
    return (
      <Element>
        <Pictures value={value} />
      </Element>
    )
  return <Element className="conflict-text">{displayText(fact, value) || t.empty}</Element>
}
