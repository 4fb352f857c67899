import type { FieldMetadata, FormMetadata } from '@conform-to/react'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { MAX_MENU_OPTIONS } from '#app/diets/menu-option-forms.ts'
import { nameIn } from '#app/platform/forms/bilingual-fields.ts'
import { TextInput } from '#app/platform/forms/inputs.tsx'
import { RowList } from '#app/platform/forms/row-list.tsx'
import type { SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { LanguageParts } from '#app/ui/panel/language-parts.tsx'
import { MainLanguageText } from '#app/ui/panel/main-language-text.tsx'
import { useMainLanguage } from '#app/ui/panel/use-main-language.ts'
import type { EventFields, EventSchema } from './forms.ts'
import { eventEditorTexts } from './editor-texts.ts'

type MenuOptionListProps = { form: FormMetadata<EventFields>; fields: SchemaFields<EventSchema>; language: Language }

/** What guests choose from; a row keeps its id, by which guests have chosen it. */
export function MenuOptionList({ form, fields, language }: MenuOptionListProps) {
  const { menuOptions: texts } = usePanelTexts(eventEditorTexts)
  const main = useMainLanguage()
  return (
    <RowList
      {...{ form, texts }}
      field={fields.menu_options}
      maxRows={MAX_MENU_OPTIONS}
      nameOf={(option) => option[nameIn('name', main)] || option.name || option.name_ca}
    >
      {(row) => <OptionTexts row={row} language={language} />}
    </RowList>
  )
}

type OptionTextsProps = { row: FieldMetadata<EventFields['menu_options'][number]>; language: Language }

function OptionTexts({ row, language }: OptionTextsProps) {
  const { menuOptions: t } = usePanelTexts(eventEditorTexts)
  const option = row.getFieldset()
  return (
    <div className="form">
      <input
        type="hidden"
        key={option.id.key}
        name={option.id.name}
        defaultValue={typeof option.id.initialValue === 'string' ? option.id.initialValue : ''}
        data-draft="on"
      />
      <MainLanguageText text={option[nameIn('name', useMainLanguage())].value} shown={language} />
      <LanguageParts shown={language} bare>
        {({ language: own, main: required, labelOf }) => (
          <TextInput
            field={option[nameIn('name', own)]}
            label={labelOf(t.name)}
            lang={own}
            optional={!required}
            autoComplete="off"
          />
        )}
      </LanguageParts>
    </div>
  )
}
