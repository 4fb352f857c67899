import { renderToString } from 'react-dom/server'
import { textsOf } from '#app/i18n/texts.server.ts'
import { chosenTexts, TextsProvider } from '#app/i18n/texts.tsx'
import type { Language } from '#app/i18n/language.ts'
import type { RenderView } from '#app/ui/island.tsx'

/**
 * Renders a view as the browser will: alone, outside the router, with the texts it names and no others. What it lacks
 * there, it lacks here, and every test that opens the page sees it.
 */
export function viewRenderer(language: Language): RenderView {
  return (view, props, id) =>
    renderToString(
      <TextsProvider language={language} texts={chosenTexts(textsOf[language], view.texts)}>
        <view.Component {...props} />
      </TextsProvider>,
      { identifierPrefix: id },
    )
}
