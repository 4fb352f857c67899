import type { FieldMetadata } from '@conform-to/react'
import { useRef, type ReactNode, type RefObject } from 'react'
import { inBraces, messagePlaceholders, placeholderNames, placeholders } from '#app/event-messages/placeholders.ts'
import { otherLanguage, type Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { TextInput } from '#app/platform/forms/inputs.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useMainLanguage } from '#app/ui/panel/use-main-language.ts'
import type { TextFields as Texts } from './forms.ts'
import { insertPlaceholder, PlaceholderArea } from './placeholder-area.tsx'
import { messageTexts } from './message-texts.ca.ts'

type TextFieldsProps = {
  title: string
  fields: Record<'subject' | 'body' | 'subject_ca' | 'body_ca', FieldMetadata>
  /** Of an automatic text, which may name the event; what is sent where a text is empty. */
  automatic?: Texts | undefined
  children?: ReactNode
}

/** Subject and text in both languages, side by side, the main one first. */
export function TextFields({ title, fields, automatic, children }: TextFieldsProps) {
  const { text: t } = usePanelTexts(messageTexts)
  const main = useMainLanguage()
  const used = useRef<HTMLTextAreaElement>(null)
  return (
    <Sheet
      title={title}
      link={<PlaceholderButtons offered={automatic ? placeholders : messagePlaceholders} used={used} />}
    >
      <div className="message-pair">
        {[main, otherLanguage(main)].map((lang) => (
          <TextsIn key={lang} lang={lang} fields={fields} automatic={automatic} used={used} />
        ))}
      </div>
      <p className="field-hint">{t.plain}</p>
      {children}
    </Sheet>
  )
}

/** The text area that was used last. */
type Used = RefObject<HTMLTextAreaElement | null>

function PlaceholderButtons({ offered, used }: { offered: readonly (typeof placeholders)[number][]; used: Used }) {
  const { text: t } = usePanelTexts(messageTexts)
  const language = useLanguage()
  const insert = (key: (typeof placeholders)[number]) =>
    insertPlaceholder(used.current, inBraces(key, used.current?.lang === 'ca' ? 'ca' : 'es'))
  return (
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
  )
}

type TextsInProps = Pick<TextFieldsProps, 'fields' | 'automatic'> & { lang: Language; used: Used }

function TextsIn({ lang, fields, automatic, used }: TextsInProps) {
  const { text: t } = usePanelTexts(messageTexts)
  const [subject, body] = lang === 'ca' ? (['subject_ca', 'body_ca'] as const) : (['subject', 'body'] as const)
  return (
    <div className="form">
      <TextInput
        field={fields[subject]}
        label={t.subject[lang]}
        lang={lang}
        maxLength={150}
        autoComplete="off"
        placeholder={automatic?.[subject]}
      />
      <PlaceholderArea
        field={fields[body]}
        label={t.body[lang]}
        lang={lang}
        used={used}
        placeholder={automatic?.[body]}
      />
    </div>
  )
}
