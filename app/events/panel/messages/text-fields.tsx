import type { FieldMetadata } from '@conform-to/react'
import { useRef, type ReactNode } from 'react'
import { inBraces, messagePlaceholders, placeholderNames, placeholders } from '#app/events/messages/placeholders.ts'
import { otherLanguage, type Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { TextInput } from '#app/platform/forms/inputs.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useMainLanguage } from '#app/ui/panel/use-main-language.ts'
import type { TextFields as Texts } from './forms.ts'
import { insertPlaceholder, PlaceholderArea } from './placeholder-area.tsx'
import { messageTexts } from './message-texts.ts'

type TextFieldsProps = {
  title: string
  fields: Record<'subject' | 'body' | 'subject_ca' | 'body_ca', FieldMetadata>
  /** Of an automatic text, which may name the event; what is sent where a text is empty. */
  automatic?: Texts
  children?: ReactNode
}

/** Subject and text in both languages, side by side, the main one first. */
export function TextFields({ title, fields, automatic, children }: TextFieldsProps) {
  const { text: t } = usePanelTexts(messageTexts)
  const language = useLanguage()
  const main = useMainLanguage()
  const used = useRef<HTMLTextAreaElement>(null)
  const offered = automatic ? placeholders : messagePlaceholders
  const insert = (key: (typeof placeholders)[number]) => {
    const lang: Language = used.current?.lang === 'ca' ? 'ca' : 'es'
    insertPlaceholder(used.current, inBraces(key, lang))
  }
  return (
    <Sheet
      title={title}
      link={
        <p className="small muted message-placeholders">
          {t.placeholders}{' '}
          {offered.map((key) => (
            <button
              key={key}
              type="button"
              className="placeholder-pill placeholder-pill-button"
              aria-label={t.insert(placeholderNames[key][language])}
              onClick={() => insert(key)}
            >
              {placeholderNames[key][language]}
            </button>
          ))}
        </p>
      }
    >
      <div className="message-pair">
        {[main, otherLanguage(main)].map((lang) => {
          const names = lang === 'ca' ? (['subject_ca', 'body_ca'] as const) : (['subject', 'body'] as const)
          return (
            <div key={lang} className="form">
              <TextInput
                field={fields[names[0]]}
                label={t.subject[lang]}
                lang={lang}
                maxLength={150}
                autoComplete="off"
                placeholder={automatic?.[names[0]]}
              />
              <PlaceholderArea
                field={fields[names[1]]}
                label={t.body[lang]}
                lang={lang}
                used={used}
                placeholder={automatic?.[names[1]]}
              />
            </div>
          )
        })}
      </div>
      <p className="field-hint">{t.plain}</p>
      {children}
    </Sheet>
  )
}
