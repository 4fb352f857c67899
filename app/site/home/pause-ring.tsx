import { useTexts } from '#app/i18n/texts.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { Playing } from './use-playing.ts'

type PauseRingProps = {
  playing: Playing
  /** Another number begins the ring anew. */
  round: number
  onFull: () => void
}

/** The pause button in its ring. The ring is the clock: it fills in 5 s, rests with the slider, and says when the next photograph is due. */
export function PauseRing({ playing, round, onFull }: PauseRingProps) {
  const t = useTexts().home.photos
  return (
    <div className="hero-ring">
      <svg viewBox="0 0 68 68" aria-hidden="true">
        <circle cx="34" cy="34" r="32" />
        <circle key={round} cx="34" cy="34" r="32" className="hero-ring-time" data-running={playing.now || undefined} onAnimationEnd={onFull} />
      </svg>
      <IconButton icon={playing.wanted ? 'pause' : 'play'} label={playing.wanted ? t.pause : t.play} onClick={() => playing.toggle()} />
    </div>
  )
}
