import { formatNumber } from '#app/i18n/money.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { RatingBars, RatingDisc } from '#app/ui/rating-bar.tsx'
import type { GuestScores } from './guest-scores.server.ts'

/** The scores of those who sat at the table. */
export function GuestScore({ scores }: { scores: GuestScores }) {
  const { memory: t } = useTexts()
  const bars = (['kitchen', 'wine', 'place', 'pace'] as const).flatMap((aspect) => {
    const value = scores[aspect]
    return value === null ? [] : [{ label: t.aspects[aspect], value, text: formatNumber(value, 1) }]
  })
  return (
    <>
      <div className="score">
        <RatingDisc text={formatNumber(scores.mean, 1)} note={t.opinions(scores.answers)} />
        <RatingBars items={bars} />
      </div>
      <p className="small muted score-scale">
        {Object.entries(t.score.words)
          .map(([score, word]) => `${score}\u00a0${word}`)
          .join(' · ')}
      </p>
    </>
  )
}
