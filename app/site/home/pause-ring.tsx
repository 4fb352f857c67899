import { useTexts } from '#app/i18n/texts.tsx'
import { iconButtonClass } from '#app/ui/icon-button.tsx'
import { Icon } from '#app/ui/icon.tsx'

export function PauseRing() {
  const t = useTexts().home.photos
  return (
    <div className="hero-ring">
      <svg viewBox="0 0 68 68" aria-hidden="true">
        <circle cx="34" cy="34" r="32" />
        <circle cx="34" cy="34" r="32" className="hero-ring-time" />
      </svg>
      <button type="button" className={iconButtonClass()} aria-label={t.pause} data-pause={t.pause} data-play={t.play}>
        <Icon name="pause-fill" />
        <Icon name="play-fill" />
      </button>
    </div>
  )
}
