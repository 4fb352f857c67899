import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { GuestScore } from '#app/restaurants/guest-score.tsx'
import type { Memory } from '#app/scores/memory.server.ts'

export function MemoryScores({ scores, comments }: Pick<Memory, 'scores' | 'comments'>) {
  const { memory: t } = useTexts()
  const language = useLanguage()
  if (!scores && comments.length === 0) return null
  return (
    <section className="event-was" aria-labelledby="said">
      <h2 id="said" className="d3">
        {t.said}
      </h2>
      {scores && <GuestScore scores={scores} />}
      {comments.length > 0 && (
        <div className="said">
          {comments.map(({ text, lang, name }) => (
            <blockquote key={text}>
              <p lang={lang === language ? undefined : lang}>{text}</p>
              <footer>{name || t.guest}</footer>
            </blockquote>
          ))}
        </div>
      )}
      <p className="small muted said-note">{t.onlySeated}</p>
    </section>
  )
}
