import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { languagesOf, nameIn } from '#app/platform/forms/bilingual-fields.ts'
import { TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import type { SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { LanguageParts, type LanguagePart } from '#app/ui/panel/language-parts.tsx'
import { LanguageSwitch } from '#app/ui/panel/language-switch.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useTextLanguage } from '#app/ui/panel/use-text-language.ts'
import type { listEventChoices } from './event-choices.server.ts'
import { eventTextFields, type EventSchema } from './forms.ts'
import { eventPanelTexts } from './panel-texts.ts'

type EventFields = SchemaFields<EventSchema>

type EventTextsProps = {
  fields: EventFields
  /** The names of invalid fields. */
  wrong: readonly string[]
  categories: Awaited<ReturnType<typeof listEventChoices>>['categories']
}

/** Both languages are always sent; an error in the hidden one switches to it. */
export function EventTexts({ fields, wrong, categories }: EventTextsProps) {
  const { editor: t } = usePanelTexts(eventPanelTexts)
  const [shown, setShown] = useTextLanguage(languagesOf(wrong, eventTextFields))
  return (
    <Sheet title={t.content} link={<LanguageSwitch value={shown} onChange={setShown} />}>
      <LanguageParts shown={shown}>
        {(part) => <Texts fields={fields} {...part} categories={categories[part.language]} />}
      </LanguageParts>
    </Sheet>
  )
}

type TextsProps = LanguagePart & { fields: EventFields; categories: string[] }

function Texts({ fields, language, main, labelOf, categories }: TextsProps) {
  const { editor: t } = usePanelTexts(eventPanelTexts)
  const field = (name: (typeof eventTextFields)[number]) => fields[nameIn(name, language)]
  const input = { lang: language, optional: !main }
  const list = `event-categories-${language}`
  return (
    <>
      <TextInput {...input} field={field('title')} label={labelOf(t.title)} />
      <TextArea {...input} field={field('description')} label={labelOf(t.description)} hint={t.paragraphs} rows={6} />
      <div className="form-row">
        <TextInput {...input} field={field('location')} label={labelOf(t.location)} />
        <TextInput
          {...input}
          field={field('category')}
          label={labelOf(t.category)}
          list={list}
          autoComplete="off"
          optional
        />
      </div>
      <datalist id={list}>
        {categories.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
