import { config } from '#app/config.server.ts'
import { currentClub } from '#app/platform/club.server.ts'
import { formatDate } from '#app/i18n/dates.ts'
import { languageOf } from '#app/i18n/language.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import type { LegalSubject } from '#app/legal-versions.ts'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { legalDocuments } from './legal/legal-documents.ts'
import { LegalText } from './legal/legal-text.tsx'
import { legalPaths } from './legal-paths.ts'
import { hasCreditor } from '#app/banking/creditor.server.ts'
import type { Route } from './+types/legal-page.ts'

/** GET /privacidad, /terminos, /aviso-legal, /accesibilidad: public. */
export async function loader({ url }: Route.LoaderArgs) {
  const subject = subjectOf(url.pathname)
  const facts = { club: currentClub(), baseUrl: config.baseUrl, treasury: await hasCreditor() }
  return { subject, document: legalDocuments[subject][languageOf(url.pathname)](facts) }
}

export default function LegalPage({ loaderData: { subject, document } }: Route.ComponentProps) {
  const { legal: t } = useTexts()
  const language = useLanguage()
  return (
    <div className="wrap page-top page-body">
      <PageHead title={document.title} description={t.descriptions[subject]} />
      {/* Noon in UTC is the same day in the club's time zone. */}
      <LegalText
        document={document}
        updated={t.updated(formatDate(document.version, language))}
        contents={t.contents}
        toTop={t.toTop}
      />
    </div>
  )
}

function subjectOf(pathname: string): LegalSubject {
  const subject = (Object.keys(legalPaths) as LegalSubject[]).find((candidate) =>
    pathname.includes(legalPaths[candidate]),
  )
  if (!subject) throw new Error(`no legal text is shown at ${pathname}`)
  return subject
}
