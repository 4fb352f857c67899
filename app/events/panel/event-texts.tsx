import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import type { SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { LanguageSwitch } from '#app/ui/panel/language-switch.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useTextLanguage } from '#app/ui/panel/use-text-language.ts'
import type { listEventChoices } from './event-choices.server.ts'
import type { eventSchema } from './forms.ts'
import { eventPanelTexts } from './panel-texts.ts'

type EventFields = SchemaFields<typeof eventSchema>

type EventTextsProps = {
  fields: EventFields
  /** The names of invalid fields. */
  wrong: readonly string[]
  choices: Pick<Awaited<ReturnType<typeof listEventChoices>>, 'categories' | 'catalanCategories'>
}

/** The Catalan ones end with `_ca`. */
const textNames = ['title', 'description', 'location', 'category']

/** Both languages are always sent; an error in the hidden one switches to it. */
export function EventTexts({ fields, wrong, choices }: EventTextsProps) {
  const { editor: t } = usePanelTexts(eventPanelTexts)
  const wrongTexts = wrong.filter((name) => textNames.includes(name.replace(/_ca$/, '')))
  const [language, setLanguage] = useTextLanguage(wrongTexts)
  return (
    <Sheet title={t.content} link={<LanguageSwitch value={language} onChange={setLanguage} />}>
      <div className="form" hidden={language !== 'es'}>
        <SpanishTexts fields={fields} categories={choices.categories} />
      </div>
      <div className="form" hidden={language !== 'ca'}>
        <CatalanTexts fields={fields} categories={choices.catalanCategories} />
      </div>
    </Sheet>
  )
}

type TextsProps = { fields: EventFields; categories: string[] }

const suggestion = { optional: true, autoComplete: 'off' }

function SpanishTexts({ fields, categories }: TextsProps) {
  const { editor: t } = usePanelTexts(eventPanelTexts)
  const spanish = { lang: 'es' }
  return (
    <>
      <TextInput {...spanish} field={fields.title} label={t.titles.es} />
      <TextArea {...spanish} field={fields.description} label={t.descriptions.es} hint={t.paragraphs} rows={6} />
      <div className="form-row">
        <TextInput {...spanish} field={fields.location} label={t.locations.es} />
        <TextInput
          {...suggestion}
          {...spanish}
          field={fields.category}
          label={t.categories.es}
          list="event-categories"
        />
      </div>
      <Suggestions id="event-categories" names={categories} />
    </>
  )
}

function CatalanTexts({ fields, categories }: TextsProps) {
  const { editor: t } = usePanelTexts(eventPanelTexts)
  const catalan = { ...suggestion, lang: 'ca' }
  return (
    <>
      <p className="small muted">{t.fallback}</p>
      <TextInput field={fields.title_ca} label={t.titles.ca} lang="ca" optional />
      <TextArea field={fields.description_ca} label={t.descriptions.ca} rows={6} lang="ca" optional />
      <div className="form-row">
        <TextInput field={fields.location_ca} label={t.locations.ca} lang="ca" optional />
        <TextInput {...catalan} field={fields.category_ca} label={t.categories.ca} list="event-categories-ca" />
      </div>
      <Suggestions id="event-categories-ca" names={categories} />
    </>
  )
}

function Suggestions({ id, names }: { id: string; names: string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}
