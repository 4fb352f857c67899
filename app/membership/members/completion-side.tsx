import type { LocalText } from '#app/i18n/localized.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import table from '../../ui/illustrations/mesa-redonda.svg?no-inline'

/** The way into the club, step by step. @param named the fee; empty: the club has not given it */
export function CompletionSide({ fee: named }: { fee: LocalText }) {
  const { completion: t } = useTexts()
  const { approved, fee, data, withdrawal } = t.steps
  const steps = [approved, named.text ? [fee[0], named.text] : fee, data, withdrawal]
  return (
    <aside className="completion-side" aria-labelledby="completion-steps">
      <h2 id="completion-steps" className="d4">
        {t.steps.title}
      </h2>
      <ol>
        {steps.map(([title, text]) => (
          <li key={title}>
            <strong>{title}</strong>
            <p className="small" lang={text === named.text ? named.lang : undefined}>
              {text}
            </p>
          </li>
        ))}
      </ol>
      <img src={table} alt="" width="600" height="600" loading="lazy" />
    </aside>
  )
}
