import { useTexts } from '#app/i18n/texts.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { MailLinkOutcome } from './mail-link-outcome.tsx'
import { WriteUs } from './write-us.tsx'

/** The page of a link that opens nothing, or nothing any more. */
export function UnknownLink() {
  const { cancel: t } = useTexts().events
  return (
    <div className="wrap section">
      <PageHead title={t.unknown} index={false} />
      <MailLinkOutcome title={t.unknown} text={t.unknownText} ended>
        <WriteUs />
      </MailLinkOutcome>
    </div>
  )
}
