import type { FormMetadata } from '@conform-to/react'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import type { SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { LanguageSwitch } from '#app/ui/panel/language-switch.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { CourseList } from './course-list.tsx'
import type { EventFields, EventSchema } from './forms.ts'
import { MenuOptionList } from './menu-option-list.tsx'
import { eventEditorTexts } from './editor-texts.ts'

type MenuSheetsProps = {
  form: FormMetadata<EventFields>
  fields: SchemaFields<EventSchema>
  language: Language
  onLanguage: (language: Language) => void
}

/** What everybody is served, and what each guest chooses. */
export function MenuSheets({ form, fields, language, onLanguage }: MenuSheetsProps) {
  const { courses, menuOptions } = usePanelTexts(eventEditorTexts)
  const link = <LanguageSwitch value={language} onChange={onLanguage} />
  return (
    <>
      <Sheet title={courses.title} link={link}>
        <CourseList form={form} fields={fields} language={language} />
      </Sheet>
      <Sheet title={menuOptions.title} link={link}>
        <p className="sheet-note">{menuOptions.hint}</p>
        <MenuOptionList form={form} fields={fields} language={language} />
      </Sheet>
    </>
  )
}
