import { useSyncExternalStore, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Icon } from '#app/ui/icon.tsx'
import { iconButtonClass } from '#app/ui/icon-button.tsx'
import { searchTexts } from './search-texts.ts'

type SearchLinkProps = { onOpen: () => void; look?: 'row' | 'icon' }

/** Opens the palette; without script, and in a new tab, the page of the search. */
export function SearchLink({ onOpen, look = 'row' }: SearchLinkProps) {
  const t = usePanelTexts(searchTexts)
  const isMac = useSyncExternalStore(
    subscribe,
    () => /Mac|iPhone|iPad/.test(navigator.platform),
    () => false,
  )
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onOpen()
  }
  const link = {
    to: '/admin/buscar',
    onClick: open,
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K',
  } as const
  if (look === 'icon')
    return (
      <Link {...link} className={iconButtonClass({ size: 'sm' })} aria-label={t.open}>
        <Icon name="magnifying-glass" />
      </Link>
    )
  return (
    <Link {...link} className="panel-find" title={t.open}>
      <Icon name="magnifying-glass" />
      <span className="panel-nav-label">{t.open}</span>
      <kbd aria-hidden="true">{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
    </Link>
  )
}

/** A keyboard does not change. */
function subscribe() {
  return () => undefined
}
