import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import type { FieldFact } from './field-facts.ts'
import { displayText, isHtml } from './field-facts.ts'
import type { FieldValue } from './form-values.ts'
import { countChangedWords, markWords } from './mark-words.ts'
import { conflictTexts } from './panel-texts.ts'
import type { Choice } from './resolve.ts'
import type { ConflictField as Field } from './three-way.ts'

type ConflictFieldProps = {
  field: Field
  fact: FieldFact | undefined
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
}

export function ConflictField({ field, fact, choice, onChoose }: ConflictFieldProps) {
  const t = usePanelTexts(conflictTexts)
  const language = useLanguage()
  const { name, opened, mine, stored } = field
  const label = fact?.label ?? name
  const both =
    fact?.kind === 'textarea' && !isHtml(mine) && !isHtml(stored)
      ? `${displayText(fact, mine, language)}\n\n${displayText(fact, stored, language)}`
      : null
  const radio = (from: 'mine' | 'stored') => ({
    type: 'radio',
    className: 'radio-dot',
    name: `choice ${name}`,
    checked: choice?.from === from,
    onChange: () => onChoose({ from }),
  })
  return (
    <fieldset className="conflict-field">
      <legend className="visually-hidden">{label}</legend>
      <div>
        <p className="field-label" aria-hidden>
          {label}
        </p>
        {both !== null && choice?.from !== 'hand' && (
          <button
            type="button"
            className="conflict-act conflict-act-tinted"
            aria-label={t.byHandIn(label)}
            onClick={() => onChoose({ from: 'hand', text: both })}
          >
            {t.byHand}
          </button>
        )}
      </div>
      <label className="radio">
        <input {...radio('mine')} />
        <span>
          <span className="conflict-side">{t.mine}: </span>
          <Version {...{ fact, opened }} value={mine} />
        </span>
      </label>
      <label className="radio">
        <input {...radio('stored')} />
        <span>
          <span className="conflict-side">{t.stored}: </span>
          <Version {...{ fact, opened }} value={stored} />
        </span>
      </label>
      {choice?.from === 'hand' && (
        <textarea
          className="input input-lines conflict-hand"
          rows={8}
          aria-label={t.unitedIn(label)}
          lang={fact?.lang}
          value={choice.text}
          onChange={({ currentTarget }) => onChoose({ from: 'hand', text: currentTarget.value })}
        />
      )}
    </fieldset>
  )
}

type VersionProps = { fact: FieldFact | undefined; opened?: FieldValue | undefined; value: FieldValue }

/** Words that differ from the opened text are marked. */
function Version({ fact, opened, value }: VersionProps) {
  const t = usePanelTexts(conflictTexts)
  const language = useLanguage()
  if (fact?.kind === 'pictures') return <Pictures value={value} />
  const text = displayText(fact, value, language)
  if (!text) return <span className="muted">{t.empty}</span>
  const openedText = displayText(fact, opened, language)
  const isLong = fact?.kind === 'textarea' || isHtml(value)
  const words = isLong && opened !== undefined ? countChangedWords(openedText, text) : null
  return (
    <>
      <span className="conflict-text" lang={fact?.lang}>
        {markWords(openedText, text).map(({ text: part, changed }, index) =>
          changed ? <ins key={index}>{part}</ins> : part,
        )}
      </span>
      {words && <span className="conflict-words small muted">{t.words(words)}</span>}
    </>
  )
}

export function Pictures({ value }: { value: FieldValue }) {
  const t = usePanelTexts(conflictTexts)
  const language = useLanguage()
  const addresses = displayText(undefined, value, language).split('\n').filter(Boolean)
  if (addresses.length === 0) return <span className="muted">{t.empty}</span>
  return (
    <span className="conflict-pictures">
      {addresses.map((address, index) => (
        <img key={address} src={`${address}-1200.jpg`} width={96} height={50} alt={t.picture(index + 1)} />
      ))}
    </span>
  )
}
