import { Fragment, useState } from 'react'
import { splitParagraphs } from '#app/platform/split-paragraphs.ts'
import { otherLanguage, type Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { fillLine, fillText } from '#app/messages/placeholders.ts'
import type { PreviewReader } from '#app/messages/preview-reader.ts'
import { useClub } from '#app/ui/club-context.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useMainLanguage } from '#app/ui/panel/use-main-language.ts'
import { SegmentButtons } from '#app/ui/segments.tsx'
import type { TextFields } from './forms.ts'
import { messageTexts } from './message-texts.ts'

type MessagePreviewProps = {
  readers: readonly PreviewReader[]
  typed: TextFields
  /** What the mail has beneath the text. */
  beneath?: string | undefined
}

/** How the mail of a real person will look, in each language that somebody reads. */
export function MessagePreview({ readers, typed, beneath }: MessagePreviewProps) {
  const { preview: t } = usePanelTexts(messageTexts)
  const main = useMainLanguage()
  const [chosen, choose] = useState<Language>(main)
  const reader = readers.find(({ language }) => language === chosen) ?? readers[0]
  const items = [main, otherLanguage(main)].flatMap((language) =>
    readers
      .filter((one) => one.language === language)
      .map(({ name, size }) => ({ value: language, label: t.reader(name, language, size) })),
  )
  return (
    <Sheet
      title={t.title}
      link={
        items.length > 0 && (
          <SegmentButtons label={t.title} items={items} value={reader?.language ?? main} onChange={choose} />
        )
      }
    >
      {reader ? <MessageMail {...{ reader, typed, beneath }} /> : <p className="muted">{t.none}</p>}
    </Sheet>
  )
}

type MessageMailProps = { reader: PreviewReader } & Pick<MessagePreviewProps, 'typed' | 'beneath'>

/** As that person will read it. */
export function MessageMail({ reader, typed, beneath }: MessageMailProps) {
  const { preview: t } = usePanelTexts(messageTexts)
  const { formalName } = useClub()
  const { text, lang } = useTextFor(reader.language, typed)
  return (
    <article className="message-mail" lang={lang}>
      <header>
        {t.from(formalName)}
        <b>{fillLine(text.subject, reader.values) || t.empty}</b>
      </header>
      <div>
        <Logo />
        {splitParagraphs(text.body).map((paragraph, index) => (
          <p key={index}>
            {fillText(paragraph, reader.values).map(({ text: part, placeholder, url }, number) =>
              placeholder === 'link' || url ? (
                <span key={number} className="text-link">
                  {part}
                </span>
              ) : (
                <Fragment key={number}>{part}</Fragment>
              ),
            )}
          </p>
        ))}
        {beneath && <p className="muted">{beneath}</p>}
        <p className="muted extra-small">{reader.footer}</p>
      </div>
    </article>
  )
}

/** In the person's language, else in the main one, else in the other, as it is sent. */
function useTextFor(language: Language, typed: TextFields) {
  const main = useMainLanguage()
  const texts = {
    es: { subject: typed.subject, body: typed.body },
    ca: { subject: typed.subject_ca, body: typed.body_ca },
  }
  const order = [language, main, otherLanguage(main)]
  const lang = order.find((one) => texts[one].subject.trim() && texts[one].body.trim()) ?? language
  return { text: texts[lang], lang }
}
