import { startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { documentLanguage } from '#app/i18n/language.ts'
import { withJoinedPronouns } from '#app/i18n/catalan-pronouns.ts'
import { documentClubNames, withClubNames } from '#app/i18n/club-names.ts'
import { loadTexts } from '#app/i18n/load-texts.ts'
import { TextsProvider } from '#app/i18n/texts.tsx'
import type { View } from '#app/ui/island.tsx'

/** In slices: a transition leaves the processor to others between them. @returns once the effects have run */
export async function hydrateView<Props extends object>(element: HTMLElement, view: View<Props>, props: Props) {
  const withTexts = await providerFor(view)
  await new Promise<void>((done) =>
    startTransition(() => {
      hydrateRoot(element, <Started onStart={done}>{withTexts(<view.Component {...props} />)}</Started>, {
        identifierPrefix: element.id,
        onUncaughtError(error) {
          reportError(error)
          done()
        },
      })
    }),
  )
}

function Started({ onStart, children }: { onStart: () => void; children: ReactNode }) {
  useEffect(onStart, [onStart])
  return children
}

/** Renders a view in the browser, such as a dialog. Call the returned function to render it with new props. */
export async function mountView<Props extends object>(
  element: HTMLElement,
  view: View<Props>,
): Promise<(props: Props) => void> {
  const withTexts = await providerFor(view)
  const root = createRoot(element, { identifierPrefix: view.name })
  return (props) => root.render(withTexts(<view.Component {...props} />))
}

async function providerFor(view: Pick<View<object>, 'texts'>) {
  const language = documentLanguage()
  const written = withJoinedPronouns(await loadTexts(language, view.texts), language)
  const texts = withClubNames(written, documentClubNames(), language)
  return (children: ReactNode) => (
    <TextsProvider language={language} texts={texts}>
      {children}
    </TextsProvider>
  )
}
