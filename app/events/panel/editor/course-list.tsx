import type { FieldMetadata, FormMetadata } from '@conform-to/react'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { nameIn } from '#app/platform/forms/bilingual-fields.ts'
import { TextInput } from '#app/platform/forms/inputs.tsx'
import { RowList } from '#app/platform/forms/row-list.tsx'
import type { SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { LanguageParts } from '#app/ui/panel/language-parts.tsx'
import { MainLanguageText } from '#app/ui/panel/main-language-text.tsx'
import { useMainLanguage } from '#app/ui/panel/use-main-language.ts'
import { MAX_COURSES } from './course-forms.ts'
import type { EventFields, EventSchema } from './forms.ts'
import { eventEditorTexts } from './editor-texts.ts'

type CourseListProps = { form: FormMetadata<EventFields>; fields: SchemaFields<EventSchema>; language: Language }

export function CourseList({ form, fields, language }: CourseListProps) {
  const { courses: texts } = usePanelTexts(eventEditorTexts)
  const main = useMainLanguage()
  return (
    <RowList
      {...{ form, texts }}
      field={fields.courses}
      maxRows={MAX_COURSES}
      nameOf={(course) => course[nameIn('name', main)] || course.name || course.name_ca}
    >
      {(row) => <CourseTexts course={row.getFieldset()} language={language} />}
    </RowList>
  )
}

type CourseTextsProps = {
  course: ReturnType<FieldMetadata<EventFields['courses'][number]>['getFieldset']>
  language: Language
}

const input = { autoComplete: 'off' }

function CourseTexts({ course, language }: CourseTextsProps) {
  const { courses: t } = usePanelTexts(eventEditorTexts)
  const main = useMainLanguage()
  return (
    <div className="form">
      <MainLanguageText text={course[nameIn('name', main)].value} shown={language} />
      <LanguageParts shown={language} bare>
        {({ language: lang, main: required, labelOf }) => (
          <div className="form-row">
            <TextInput
              {...{ lang, ...input }}
              field={course[nameIn('name', lang)]}
              label={labelOf(t.name)}
              optional={!required}
            />
            <TextInput
              {...{ lang, ...input }}
              field={course[nameIn('drink', lang)]}
              label={labelOf(t.drink)}
              optional
            />
          </div>
        )}
      </LanguageParts>
    </div>
  )
}
