import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCan } from '#app/accounts/use-can.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { useTypedSearch, type TypedSearch } from '#app/platform/forms/use-typed-search.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useClosing } from '#app/ui/use-closing.ts'
import { findChoices } from './choices.ts'
import type { Found } from './found.ts'
import { groupFound, linkState, type FoundGroup } from './group-found.ts'
import { dialogBelow, findControls } from './page-controls.ts'
import { PaletteFoot } from './palette-foot.tsx'
import { PaletteList, OPTION_ID, LIST_ID } from './palette-list.tsx'
import { MAX_TYPED, wordsOf } from './search-text.ts'
import type { SearchAnswer } from './search-answer.ts'
import { searchTexts, type SearchTexts } from './search-texts.ts'

const MAX_OF_GROUP = 3

type Search = TypedSearch<SearchAnswer>

/** `early`: what was typed before the palette had loaded. */
type PaletteProps = { early: string; onClose: () => void; onShowKeys: () => void }

/** A combobox over one list of options (ARIA APG): the focus stays in the field. */
export function Palette({ early, onClose, onShowKeys }: PaletteProps) {
  const t = usePanelTexts(searchTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState(early)
  const search = useTypedSearch<SearchAnswer>('/admin/buscar', 'words', wordsOf(typed).length > 0 ? typed : null)
  const groups = useGroups(typed, search)
  const lines = groups.flatMap((group) => group.lines)
  // Closing it gives the focus back.
  function leaveWith(act: () => void) {
    dialog.current?.close()
    act()
  }
  const close = () => leaveWith(onClose)
  const { active, keys, choose } = useChoice(lines, search.isCurrent, typed, close)
  const { handlers } = useClosing({ dialog, open: true, inHistory: true, onClose: close })
  useCloseWithPage(close)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="palette" aria-label={t.title} {...handlers}>
      <div className="palette-field">
        <Icon name="magnifying-glass" />
        <input
          type="text"
          role="combobox"
          aria-label={t.title}
          aria-expanded={lines.length > 0}
          aria-controls={LIST_ID}
          aria-autocomplete="list"
          aria-activedescendant={active < lines.length ? OPTION_ID + active : undefined}
          placeholder={t.placeholder}
          value={typed}
          maxLength={MAX_TYPED}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          autoFocus
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={keys}
        />
        <button type="button" className="palette-close" onClick={close}>
          <span className="visually-hidden">{t.close}</span> <kbd>{t.escape}</kbd>
          <Icon name="x" />
        </button>
      </div>
      <p role="status" className={search.answer?.corrected || lines.length === 0 ? 'palette-part' : 'visually-hidden'}>
        {describe(search, typed, lines.length, t)}
      </p>
      <PaletteList
        groups={groups}
        active={active}
        words={wordsOf(search.answer?.corrected ?? typed)}
        onChoose={choose}
      />
      <PaletteFoot onShowKeys={() => leaveWith(onShowKeys)} />
    </dialog>
  )
}

/** Rows as the server answers, and at once what page, acts and screens name so; without words acts come first. */
function useGroups(typed: string, { answer }: Search): FoundGroup[] {
  const words = wordsOf(typed)
  const choices = findChoices(words, useCan(), useLanguage())
  if (dialogBelow()) return groupFound(findControls(words), MAX_OF_GROUP)
  if (words.length === 0) return groupFound(choices)
  return groupFound([...(answer?.found ?? []), ...findControls(words), ...choices], MAX_OF_GROUP)
}

function describe(
  { answer, failed, isRetried, isCurrent }: Search,
  typed: string,
  lines: number,
  t: SearchTexts,
): string {
  if (!isCurrent || typed.trim() === '') return ''
  if (failed) return isRetried ? t.retried : t.failed
  if (answer?.corrected) return t.corrected(typed.trim(), answer.corrected)
  return lines > 0 ? t.found(lines) : t.none(typed.trim())
}

/** Before the next page is seen: a press of Ctrl K there opens another one. */
function useCloseWithPage(onClose: () => void) {
  const { key } = useLocation()
  const shownAt = useRef(key)
  useLayoutEffect(() => {
    if (shownAt.current !== key) onClose()
  }, [key, onClose])
}

/** Enter before the answer waits for it: the first line may be another one then. */
function useChoice(lines: readonly Found[], isCurrent: boolean, typed: string, close: () => void) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState({ typed: '', index: 0 })
  const [waits, setWaits] = useState(false)
  const active = chosen.typed === typed ? Math.min(chosen.index, Math.max(lines.length - 1, 0)) : 0
  function choose(line: Found | undefined) {
    if (!line?.press) return line && void navigate(line.to, { state: linkState(line) })
    close()
    line.press()
  }
  const move = (index: number) => setChosen({ typed, index: (index + lines.length) % Math.max(lines.length, 1) })

  const chooseAwaited = useEffectEvent(() => choose(lines[active]))
  useEffect(() => {
    if (!waits || !isCurrent) return
    setWaits(false)
    chooseAwaited()
  }, [waits, isCurrent])

  function keys(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(active + 1)
    else if (event.key === 'ArrowUp') move(active - 1)
    else if (event.key === 'Enter' && isCurrent) choose(lines[active])
    else if (event.key === 'Enter') setWaits(true)
    else return
    event.preventDefault()
  }
  return { active, keys, choose }
}
