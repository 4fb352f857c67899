import { LocalLink } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'

/** What was done behind the link of a mail, which ended with it. */
export function LinkOutcome({ done }: { done: 'signed' | 'drawn' | 'ended' }) {
  const { own: t } = useTexts().mandates
  return (
    <div className="wrap section">
      <PageHead title={t.title} index={false} />
      <div className="mail-link stack" role="status">
        <h1 className="d2">{t.title}</h1>
        <p className="lead">{t.done[done]}</p>
        <div className="form-actions">
          <LocalLink to="/mis-cenas" className={buttonClass({})}>
            {t.enter}
          </LocalLink>
        </div>
      </div>
    </div>
  )
}
