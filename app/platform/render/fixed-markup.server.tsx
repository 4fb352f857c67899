import { renderToString } from 'react-dom/server'
import type { Club } from '#app/club.ts'
import type { Language } from '#app/i18n/language.ts'
import { textsOf } from '#app/i18n/texts.server.ts'
import { TextsProvider } from '#app/i18n/texts.tsx'
import { currentClub } from '#app/platform/club.server.ts'
import { clubMidnightAfter } from '#app/platform/club-time.ts'
import { ClubProvider } from '#app/ui/club-context.tsx'
import { FixedMarkup, type RenderFixed } from '#app/ui/fixed.tsx'

type Rendered = { html: string; until: Date }
/** By what is given, as JSON. */
type RenderedFrom = Map<string, Rendered>
type RenderedIn = Record<Language, Map<unknown, RenderedFrom>>

/**
 * Of one component in one language; the oldest goes. Those of the header and footer are few; there may be hundreds of
 * events, and each booking makes another side of one.
 */
const MAX_RENDERED = 200

/** Each read of the club's facts makes another club. */
const renderedFor = new WeakMap<Club, RenderedIn>()

/** For `Fixed`: like a cached page, the markup expires at midnight. */
export function fixedMarkup(language: Language): RenderFixed {
  const club = currentClub()
  const rendered = renderedFor.getOrInsertComputed(club, () => ({ es: new Map(), ca: new Map() }))[language]
  const render: RenderFixed = (Component, given) => {
    const now = new Date()
    const name = JSON.stringify(given)
    const renderedFrom = rendered.getOrInsertComputed(Component, () => new Map())
    const known = renderedFrom.get(name)
    if (known && now < known.until) return known.html
    const html = renderToString(
      <TextsProvider language={language} texts={textsOf[language]}>
        <ClubProvider club={club}>
          <FixedMarkup value={render}>
            <Component {...given} />
          </FixedMarkup>
        </ClubProvider>
      </TextsProvider>,
    )
    if (renderedFrom.size >= MAX_RENDERED) renderedFrom.delete(renderedFrom.keys().next().value ?? '')
    renderedFrom.set(name, { html, until: clubMidnightAfter(now) })
    return html
  }
  return render
}
