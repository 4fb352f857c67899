import { findAct } from './page-controls.ts'
import { submitAround } from './submit-around.ts'
import { tickRow, walkRows } from './walk-rows.ts'

export type Shown = 'search' | 'keys'

const OFF_KEY = 'panel-shortcuts'

/** Keys without Ctrl or ⌘ can be turned off (WCAG 2.1.4). Kept in the browser: a keyboard belongs to a desk. */
export function usesSingleKeys(): boolean {
  try {
    return localStorage.getItem(OFF_KEY) !== 'off'
  } catch {
    return true
  }
}

export function keepSingleKeys(used: boolean): void {
  try {
    if (used) localStorage.removeItem(OFF_KEY)
    else localStorage.setItem(OFF_KEY, 'off')
  } catch {
    // A browser that keeps nothing keeps the shortcuts.
  }
}

/** What a key press asks the frame to show; the other shortcuts act at once. */
export function shortcutOf(event: KeyboardEvent): Shown | undefined {
  if (event.defaultPrevented || event.isComposing || event.altKey || document.querySelector('.palette')) return
  if (event.ctrlKey || event.metaKey) {
    if (event.shiftKey) return
    // A key that is held does not answer the question that it has opened.
    if (event.key === 'Enter' && (event.repeat || submitAround(event.target))) event.preventDefault()
    if (event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    return 'search'
  }
  if (document.querySelector('dialog:modal')) return
  if (!usesSingleKeys() || isTyping(event.target)) return
  if (event.key === '?') return 'keys'
  if (actOf(event.key)?.()) event.preventDefault()
}

/** Returns whether the key did something. */
function actOf(key: string): (() => boolean) | undefined {
  switch (key) {
    case 'j':
      return () => walkRows(1)
    case 'k':
      return () => walkRows(-1)
    case ' ':
      return tickRow
    case 'n':
      return () => use(findAct('create'), (control) => control.click())
    case '/':
      return () => use(document.querySelector('#content .search-box input'), (control) => control.focus())
  }
}

function use(control: HTMLElement | null, act: (control: HTMLElement) => void): boolean {
  if (control) act(control)
  return control !== null
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('select, textarea, [role="menu"], input:not([type="checkbox"], [type="radio"])') !== null)
  )
}
