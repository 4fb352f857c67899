import { LocalLink } from '#app/i18n/local-link.tsx'
import { JsonLd } from '#app/platform/json-ld.tsx'
import { clubData } from '#app/platform/structured-data.server.ts'
import type { Route } from './+types/home-page.ts'
import { PageHead } from '#app/platform/page-head.tsx'
import { club } from '#app/club.ts'
import { useTexts } from '#app/i18n/texts.tsx'

/** GET /: everyone. */
export function loader() {
  return { structured: clubData() }
}

export default function HomePage({ loaderData: { structured } }: Route.ComponentProps) {
  const { shell } = useTexts()
  return (
    <section className="wrap section">
      <PageHead title={club.formalName} />
      <JsonLd data={structured} />
      <h1 className="d1">{club.formalName}</h1>
      <LocalLink to="/eventos">{shell.events}</LocalLink>
    </section>
  )
}
