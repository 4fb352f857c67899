import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { Club } from '#app/club.ts'
import type { Language } from '#app/i18n/language.ts'
import { textsOf } from '#app/i18n/texts.server.ts'
import { TextsProvider } from '#app/i18n/texts.tsx'
import { currentClub } from '#app/platform/club.server.ts'
import { clubMidnightAfter } from '#app/platform/club-time.ts'
import { ClubProvider } from '#app/ui/club-context.tsx'

type Rendered = { html: string; until: Date }
type RenderedIn = Record<Language, Map<ComponentType, Rendered>>

/** Each read of the club's facts makes another club. */
const renderedFor = new WeakMap<Club, RenderedIn>()

/** For `Fixed`: like a cached page, the markup expires at midnight. */
export function fixedMarkup(language: Language): (Component: ComponentType) => string {
  const club = currentClub()
  const rendered = renderedFor.getOrInsertComputed(club, () => ({ es: new Map(), ca: new Map() }))[language]
  return (Component) => {
    const now = new Date()
    const known = rendered.get(Component)
    if (known && now < known.until) return known.html
    const html = renderToString(
      <TextsProvider language={language} texts={textsOf[language]}>
        <ClubProvider club={club}>
          <Component />
        </ClubProvider>
      </TextsProvider>,
    )
    rendered.set(Component, { html, until: clubMidnightAfter(now) })
    return html
  }
}
