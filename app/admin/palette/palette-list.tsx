import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import type { Found } from './found.ts'
import { FoundLine } from './found-line.tsx'
import { groupTitle, type FoundGroup } from './group-found.ts'
import { searchTexts } from './search-texts.ts'

export const LIST_ID = 'palette-list'
/** With the number of the option. */
export const OPTION_ID = 'palette-option-'

type PaletteListProps = {
  groups: FoundGroup[]
  active: number
  words: readonly string[]
  onChoose: (line: Found) => void
}

export function PaletteList({ groups, active, words, onChoose }: PaletteListProps) {
  const t = usePanelTexts(searchTexts)
  const language = useLanguage()
  const lines = groups.flatMap((group) => group.lines)
  if (lines.length === 0) return null
  return (
    <div id={LIST_ID} role="listbox" aria-label={t.results} className="palette-list">
      {groups.map(({ group, lines: own }) => (
        <div key={group} role="group" aria-labelledby={`palette-${group}`}>
          <p role="presentation" id={`palette-${group}`} className="palette-part kicker">
            {groupTitle(group, t, language)}
          </p>
          {own.map((line) => (
            <Option
              key={`${line.to} ${line.opens} ${line.title}`}
              line={line}
              words={words}
              index={lines.indexOf(line)}
              active={active}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type OptionProps = Omit<PaletteListProps, 'groups'> & { line: Found; index: number }

/** The focus and the keys stay in the field. */
function Option({ line, words, index, active, onChoose }: OptionProps) {
  const isActive = index === active
  return (
    <div
      ref={isActive ? show : undefined}
      id={OPTION_ID + index}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="found-line"
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(line)}
    >
      <FoundLine line={line} words={words} />
    </div>
  )
}

function show(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' })
}
