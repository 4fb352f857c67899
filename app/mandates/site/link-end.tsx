import { useTexts } from '#app/i18n/texts.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'

/** What was done behind the link of a mail, which ended with it; null: the link opens nothing, or nothing any more. */
export function LinkEnd({ done }: { done: 'signed' | 'drawn' | 'ended' | null }) {
  const { own: t } = useTexts().mandates
  return (
    <div className="wrap section">
      <PageHead title={t.title} index={false} />
      <div className="mail-link stack" role="status">
        <h1 className="d2">{done ? t.title : t.unknown}</h1>
        <p className="lead">{done ? t.done[done] : t.unknownText}</p>
        <div className="form-actions">
          <LocalButtonLink to="/mis-cenas" label={t.enter} />
        </div>
      </div>
    </div>
  )
}
