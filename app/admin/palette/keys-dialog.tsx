import { useState } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { searchTexts } from './search-texts.ts'
import { keepSingleKeys, usesSingleKeys } from './shortcuts.ts'

export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { keys: t } = usePanelTexts(searchTexts)
  const [used, setUsed] = useState(usesSingleKeys)
  function use(next: boolean) {
    keepSingleKeys(next)
    setUsed(next)
  }
  return (
    <Dialog open={open} onClose={onClose} title={t.title}>
      <h3 className="d5">{t.always}</h3>
      <Keys keys={[[t.search, 'Ctrl K', '⌘ K']]} />
      <h3 className="d5">{t.outside}</h3>
      <Keys
        keys={[
          [t.next, 'j'],
          [t.previous, 'k'],
          [t.opens, t.enter],
          [t.ticks, t.space],
          [t.creates, 'n'],
          [t.filters, '/'],
          [t.shows, '?'],
        ]}
      />
      <label className="checkbox">
        <input
          type="checkbox"
          className="checkbox-box"
          checked={used}
          onChange={({ currentTarget }) => use(currentTarget.checked)}
        />
        <span>{t.use}</span>
      </label>
      <p className="small muted">{t.useHint}</p>
    </Dialog>
  )
}

function Keys({ keys }: { keys: readonly (readonly [act: string, ...keys: string[]])[] }) {
  return (
    <dl className="keys">
      {keys.map(([act, ...pressed]) => (
        <div key={act}>
          <dt>
            {pressed.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{act}</dd>
        </div>
      ))}
    </dl>
  )
}
