import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import { clubSheetTexts } from './sheet-texts.ts'

type LinkPreviewsProps = {
  host: string
  /** 1200 x 630. */
  picture: string
  pages: readonly { language: Language; title: string; description: string }[]
}

/** A shared link as a chat shows it, in each language. */
export function LinkPreviews({ host, picture, pages }: LinkPreviewsProps) {
  const { hints } = usePanelTexts(clubSheetTexts)
  const { languages } = usePanelTexts(sharedTexts)
  return (
    <>
      <p className="field-hint">{hints.preview}</p>
      <div className="link-previews">
        {pages.map(({ language, title, description }) => (
          <figure key={language}>
            <figcaption className="small muted">{languages[language]}</figcaption>
            <div className="link-preview" lang={language}>
              <img src={picture} width="1200" height="630" alt="" />
              <p className="extra-small muted">{host}</p>
              <p className="link-preview-title">{title}</p>
              <p className="link-preview-text small">{description}</p>
            </div>
          </figure>
        ))}
      </div>
    </>
  )
}
