import { ArticleEditor } from '#app/articles/editor/article-editor.tsx'
import { longTextLength } from '#app/articles/forms.ts'
import { otherLanguage, type Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { nameIn } from '#app/platform/forms/bilingual-fields.ts'
import { TextInput } from '#app/platform/forms/inputs.tsx'
import { FilledFields, typedTexts, useFilledFields } from '#app/platform/forms/filled-fields.tsx'
import type { SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { LanguageParts, type LanguagePart } from '#app/ui/panel/language-parts.tsx'
import type { listEventChoices } from './event-choices.server.ts'
import { MAX_DESCRIPTION_LENGTH, type EventSchema } from './forms.ts'
import { eventEditorTexts } from './editor-texts.ts'
import { categoryFields, categoryFrom } from './suggestions.ts'

type EventFields = SchemaFields<EventSchema>

type EventTextsProps = {
  fields: EventFields
  shown: Language
  readOnly: boolean
  categories: Awaited<ReturnType<typeof listEventChoices>>['categories']
}

/** Both languages are always sent. */
export function EventTexts({ fields, shown, readOnly, categories }: EventTextsProps) {
  const { editor: t } = usePanelTexts(eventEditorTexts)
  const { fill, ...filled } = useFilledFields()
  const shareCategory = (input: HTMLInputElement, language: Language) => {
    const values = categoryFrom(language, typedTexts(input, categoryFields), categories.inBoth)
    const [name] = Object.values(values)
    if (name) fill(input, values, t.categoryFilled[otherLanguage(language)](name))
  }
  return (
    <>
      <LanguageParts shown={shown}>
        {(part) => (
          <Texts
            fields={fields}
            {...part}
            readOnly={readOnly}
            categories={categories[part.language]}
            onCategory={(input) => shareCategory(input, part.language)}
          />
        )}
      </LanguageParts>
      <FilledFields {...filled} />
    </>
  )
}

type TextsProps = LanguagePart & {
  fields: EventFields
  readOnly: boolean
  categories: string[]
  onCategory: (input: HTMLInputElement) => void
}

function Texts({ fields, readOnly, language, main, labelOf, categories, onCategory }: TextsProps) {
  const { editor: t } = usePanelTexts(eventEditorTexts)
  const field = (name: 'title' | 'description' | 'location' | 'category') => fields[nameIn(name, language)]
  const input = { lang: language, optional: !main }
  const list = `event-categories-${language}`
  return (
    <>
      <TextInput {...input} field={field('title')} label={labelOf(t.title)} />
      <ArticleEditor
        key={field('description').key}
        field={field('description')}
        label={labelOf(t.description)}
        hint={t.lead}
        language={language}
        maxLength={longTextLength(MAX_DESCRIPTION_LENGTH)}
        readOnly={readOnly}
        optional={!main}
      />
      <div className="form-row">
        <TextInput {...input} field={field('location')} label={labelOf(t.location)} />
        <TextInput
          {...input}
          field={field('category')}
          label={labelOf(t.category)}
          list={list}
          autoComplete="off"
          onBlur={({ currentTarget }) => onCategory(currentTarget)}
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
