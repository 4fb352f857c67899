import type { FieldMetadata } from '@conform-to/react'
import { useRef, type ReactNode, type RefObject } from 'react'
import { otherLanguage, type Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { inBraces, placeholderNames, type Placeholder } from '#app/messages/placeholders.ts'
import { TextInput } from '#app/platform/forms/inputs.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useMainLanguage } from '#app/ui/panel/use-main-language.ts'
import type { TextFields as Texts } from './forms.ts'
import { insertPlaceholder, PlaceholderArea } from './placeholder-area.tsx'
import { messageTexts } from './message-texts.ts'

type TextFieldsProps = {
  title: string
  fields: Record<'subject' | 'body' | 'subject_ca' | 'body_ca', FieldMetadata>
  /** What the texts may name. */
  offered: readonly Placeholder[]
  /** Names that are not offered, and known all the same. */
  known?: readonly Placeholder[]
  /** Of an automatic text: what is sent where a text is empty. */
  automatic?: Texts | undefined
  children?: ReactNode
}

/** Subject and text in both languages, side by side, the main one first. */
export function TextFields({ title, fields, offered, known = offered, automatic, children }: TextFieldsProps) {
  const { text: t } = usePanelTexts(messageTexts)
  const main = useMainLanguage()
  const used = useRef<HTMLTextAreaElement>(null)
  return (
    <Sheet title={title} link={<PlaceholderButtons offered={offered} used={used} />}>
      <div className="message-pair">
        {[main, otherLanguage(main)].map((lang) => (
          <TextsIn key={lang} {...{ lang, fields, known, automatic, used }} />
        ))}
      </div>
      <p className="field-hint">{t.plain}</p>
      {children}
    </Sheet>
  )
}

/** The text area that was used last. */
type Used = RefObject<HTMLTextAreaElement | null>

function PlaceholderButtons({ offered, used }: { offered: readonly Placeholder[]; used: Used }) {
  const { text: t } = usePanelTexts(messageTexts)
  const language = useLanguage()
  const insert = (key: Placeholder) =>
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

type TextsInProps = Pick<TextFieldsProps, 'fields' | 'automatic'> & {
  lang: Language
  used: Used
  known: readonly Placeholder[]
}

function TextsIn({ lang, fields, automatic, used, known }: TextsInProps) {
  const { text: t } = usePanelTexts(messageTexts)
  const isMain = useMainLanguage() === lang
  const [subject, body] = lang === 'ca' ? (['subject_ca', 'body_ca'] as const) : (['subject', 'body'] as const)
  return (
    <div className="form">
      <TextInput
        field={fields[subject]}
        label={t.subject[lang]}
        data-act={isMain ? 'subject' : undefined}
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
        known={known}
        placeholder={automatic?.[body]}
      />
    </div>
  )
}
