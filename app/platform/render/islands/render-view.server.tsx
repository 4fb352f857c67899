import { renderToString } from 'react-dom/server'
import { textsOf } from '#app/i18n/texts.server.ts'
import { pickTexts, TextsProvider } from '#app/i18n/texts.tsx'
import type { Language } from '#app/i18n/language.ts'
import type { RenderView } from '#app/ui/island.tsx'
import { markIsland } from '#app/platform/render/catalan-text.server.ts'
import { focusFirstError } from './focus-first-error.ts'

/** Renders a view as the browser hydrates it: outside the router, with the texts that it names only. */
export function viewRenderer(language: Language): RenderView {
  return (view, props, id) => {
    const html = focusFirstError(
      renderToString(
        <TextsProvider language={language} texts={pickTexts(textsOf[language], view.texts)}>
          <view.Component {...props} />
        </TextsProvider>,
        { identifierPrefix: id },
      ),
    )
    return language === 'ca' ? markIsland(html) : html
  }
}
