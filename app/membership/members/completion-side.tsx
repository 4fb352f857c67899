import { useTexts } from '#app/i18n/texts.tsx'
import table from '../../ui/illustrations/mesa-redonda.svg?no-inline'

/** The way into the club, step by step. */
export function CompletionSide() {
  const { completion: t } = useTexts()
  return (
    <aside className="completion-side" aria-labelledby="completion-steps">
      <h2 id="completion-steps" className="d4">
        {t.steps.title}
      </h2>
      <ol>
        {t.steps.list.map(([title, text]) => (
          <li key={title}>
            <strong>{title}</strong>
            <p className="small">{text}</p>
          </li>
        ))}
      </ol>
      <img src={table} alt="" width="600" height="600" loading="lazy" />
    </aside>
  )
}
