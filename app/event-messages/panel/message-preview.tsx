import { Fragment, useState } from 'react'
import { splitParagraphs } from '#app/platform/split-paragraphs.ts'
import type { PreviewParty } from '#app/event-messages/preview-values.server.ts'
import { fillLine, fillText } from '#app/event-messages/placeholders.ts'
import { otherLanguage, type Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useClub } from '#app/ui/club-context.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useMainLanguage } from '#app/ui/panel/use-main-language.ts'
import { SegmentButtons } from '#app/ui/segments.tsx'
import type { TextFields } from './forms.ts'
import { messageTexts } from './message-texts.ca.ts'

type MessagePreviewProps = {
  parties: readonly PreviewParty[]
  typed: TextFields
  kind: 'message' | 'reminder' | 'thanks'
}

/** How the mail of a real party will look, in each language that somebody reads. */
export function MessagePreview({ parties, typed, kind }: MessagePreviewProps) {
  const { preview: t } = usePanelTexts(messageTexts)
  const main = useMainLanguage()
  const [chosen, choose] = useState<Language>(main)
  const party = parties.find(({ language }) => language === chosen) ?? parties[0]
  const items = [main, otherLanguage(main)].flatMap((language) =>
    parties
      .filter((one) => one.language === language)
      .map(({ name, size }) => ({ value: language, label: t.party(name, size, language) })),
  )
  return (
    <Sheet
      title={t.title}
      link={
        items.length > 0 && (
          <SegmentButtons label={t.title} items={items} value={party?.language ?? main} onChange={choose} />
        )
      }
    >
      {party ? <MessageMail party={party} typed={typed} kind={kind} /> : <p className="muted">{t.none}</p>}
    </Sheet>
  )
}

/** As the party will read it. */
export function MessageMail({
  party,
  typed,
  kind,
}: { party: PreviewParty } & Pick<MessagePreviewProps, 'typed' | 'kind'>) {
  const { preview: t } = usePanelTexts(messageTexts)
  const { formalName } = useClub()
  const { text, lang } = useTextFor(party.language, typed)
  return (
    <article className="message-mail" lang={lang}>
      <header>
        {t.from(formalName)}
        <b>{fillLine(text.subject, party.values) || t.empty}</b>
      </header>
      <div>
        <Logo />
        {splitParagraphs(text.body).map((paragraph, index) => (
          <p key={index}>
            {fillText(paragraph, party.values).map(({ text: part, placeholder, url }, number) =>
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
        {kind !== 'message' && <p className="muted">{t[kind]}</p>}
        <p className="muted extra-small">{party.footer}</p>
      </div>
    </article>
  )
}

/** In the party's language, else in the main one, else in the other, as it is sent. */
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
