import { iconPath } from '#app/club.ts'
import { languageOf, localPath } from '#app/i18n/language.ts'
import { textsOf } from '#app/i18n/texts.server.ts'
import { currentClub } from '#app/platform/club.server.ts'
import type { Route } from './+types/manifest-route.ts'

/** https://www.w3.org/TR/appmanifest/ */
export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname)
  const club = currentClub()
  const manifest = {
    name: club.formalName,
    short_name: club.name,
    description: textsOf[language].shell.clubIn(club.city),
    lang: language,
    start_url: localPath('/', language),
    display: 'browser',
    background_color: '#F4F5F0',
    theme_color: '#0F2D25',
    icons: ([192, 512] as const).map((size) => ({
      src: iconPath(club, size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  }
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } })
}
