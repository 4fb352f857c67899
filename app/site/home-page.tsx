import { LocalLink } from '#app/i18n/local-link.tsx'
import { PageHead } from '#app/platform/page-head.tsx'
import { club } from '#app/club.ts'
import { useTexts } from '#app/i18n/texts.tsx'

export default function HomePage() {
  const { shell } = useTexts()
  return (
    <section className="wrap section">
      <PageHead title={club.formalName} />
      <h1 className="d1">{club.formalName}</h1>
      <LocalLink to="/eventos">{shell.events}</LocalLink>
    </section>
  )
}
