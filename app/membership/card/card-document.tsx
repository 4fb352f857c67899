import type { Language } from '#app/i18n/language.ts'
import { TextsProvider, type Texts } from '#app/i18n/texts.tsx'
import { mailColors as colors, mailFonts as fonts } from '#app/platform/mail/mail-styles.ts'
import cardStyles from './membership-card.css?inline'
import { MembershipCard, type MembershipCardProps } from './membership-card.tsx'

/** The tokens that the card uses, in the fonts that every phone has. */
const styles = `:root {
  --color-ampolla-900: ${colors.ampolla};
  --color-white: #fff;
  --radius-tile: 14px;
  --font-display: ${fonts.display};
  --text-d3: 1.75rem;
  --text-d5: 1.25rem;
}
* { box-sizing: border-box; }
body { margin: 0; padding: 1.25rem; color: ${colors.text}; font: 1rem/1.5 ${fonts.sans}; }
p { margin: 0; }
h1 { margin: 0 0 1rem; color: ${colors.ampolla}; font: 500 1.75rem/1.15 ${fonts.display}; }
${cardStyles}`

type CardDocumentProps = MembershipCardProps & { language: Language; texts: Texts }

/** The card as one file: it asks for nothing else, so that it opens without a network. */
export function CardDocument({ language, texts, ...card }: CardDocumentProps) {
  const title = texts.members.card
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <TextsProvider language={language} texts={texts}>
            <MembershipCard {...card} />
          </TextsProvider>
        </main>
      </body>
    </html>
  )
}
