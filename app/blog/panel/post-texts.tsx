import type { ComponentProps } from 'react'
import { TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import type { SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { LanguageSwitch } from '#app/ui/panel/language-switch.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { ArticleEditor } from './article-editor.tsx'
import { MAX_CONTENT_LENGTH, type postSchema } from './forms.ts'

type PostTextsProps = {
  fields: SchemaFields<typeof postSchema>
  language: ComponentProps<typeof LanguageSwitch>['value']
  onLanguage: ComponentProps<typeof LanguageSwitch>['onChange']
  onTitleBlur: () => void
}

export function PostTexts({ fields, language, onLanguage, onTitleBlur }: PostTextsProps) {
  const { title, content, excerpt, title_ca, content_ca, excerpt_ca } = fields
  const excerptHint = 'Se muestra en la lista del blog y al compartir.'
  const article = { maxLength: MAX_CONTENT_LENGTH }
  return (
    <Sheet title="Contenido" link={<LanguageSwitch label="Idioma del texto" value={language} onChange={onLanguage} />}>
      <div className="form" hidden={language !== 'es'}>
        <TextInput field={title} label="Título" onBlur={onTitleBlur} />
        <ArticleEditor {...article} key={content.key} field={content} label="Contenido" language="es" />
        <TextArea field={excerpt} label="Extracto" rows={3} hint={excerptHint} optional />
      </div>
      <div className="form" hidden={language !== 'ca'} lang="ca">
        <p className="small muted" lang="es">
          Lo que quede vacío se muestra en español.
        </p>
        <TextInput field={title_ca} label="Títol" optional />
        <ArticleEditor {...article} key={content_ca.key} field={content_ca} label="Contingut" language="ca" optional />
        <TextArea field={excerpt_ca} label="Extracte" rows={3} optional />
      </div>
    </Sheet>
  )
}
