import type { ComponentProps } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { nameIn } from '#app/platform/forms/bilingual-fields.ts'
import { TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import type { SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { LanguageParts, type LanguagePart } from '#app/ui/panel/language-parts.tsx'
import { LanguageSwitch } from '#app/ui/panel/language-switch.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { ArticleEditor } from '#app/articles/editor/article-editor.tsx'
import { MAX_CONTENT_LENGTH, type postTextFields, type PostSchema } from './forms.ts'
import { postPanelTexts } from './panel-texts.ts'

type PostTextsProps = {
  fields: SchemaFields<PostSchema>
  language: ComponentProps<typeof LanguageSwitch>['value']
  onLanguage: ComponentProps<typeof LanguageSwitch>['onChange']
  onTitleBlur: () => void
}

export function PostTexts({ fields, language, onLanguage, onTitleBlur }: PostTextsProps) {
  const { form: t } = usePanelTexts(postPanelTexts)
  return (
    <Sheet title={t.content} link={<LanguageSwitch label={t.language} value={language} onChange={onLanguage} />}>
      <LanguageParts shown={language}>
        {(part) => <Texts {...part} fields={fields} onTitleBlur={onTitleBlur} />}
      </LanguageParts>
    </Sheet>
  )
}

type TextsProps = LanguagePart & Pick<PostTextsProps, 'fields' | 'onTitleBlur'>

function Texts({ fields, language, main, labelOf, onTitleBlur }: TextsProps) {
  const field = (name: (typeof postTextFields)[number]) => fields[nameIn(name, language)]
  const content = field('content')
  const input = { lang: language, optional: !main }
  const { form: t } = usePanelTexts(postPanelTexts)
  return (
    <>
      <TextInput {...input} field={field('title')} label={labelOf(t.title)} onBlur={onTitleBlur} />
      <ArticleEditor
        key={content.key}
        field={content}
        label={labelOf(t.content)}
        language={language}
        maxLength={MAX_CONTENT_LENGTH}
        previewPath="/admin/blog/vista-previa"
        optional={!main}
      />
      <TextArea {...input} field={field('excerpt')} label={labelOf(t.excerpt)} rows={3} hint={t.excerptHint} optional />
    </>
  )
}
