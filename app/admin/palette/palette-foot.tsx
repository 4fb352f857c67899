import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { searchTexts } from './search-texts.ts'

export function PaletteFoot({ onShowKeys }: { onShowKeys: () => void }) {
  const { foot: t } = usePanelTexts(searchTexts)
  return (
    <p className="palette-foot">
      <span className="palette-keys" aria-hidden="true">
        <kbd>
          <Icon name="caret-down" className="palette-up" />
        </kbd>{' '}
        <kbd>
          <Icon name="caret-down" />
        </kbd>{' '}
        {t.choose}
      </span>
      <span className="palette-keys" aria-hidden="true">
        <kbd>{t.enter}</kbd> {t.opens}
      </span>
      <TextButton onClick={onShowKeys} label={t.all} />
    </p>
  )
}
