import type { FieldMetadata } from '@conform-to/react'
import type { ComponentProps } from 'react'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { textAttributes } from '#app/platform/forms/field-attributes.ts'
import { TextAreaField, TextField } from '#app/ui/field.tsx'
import { LanguageSwitch } from '#app/ui/panel/language-switch.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { ArticleEditor } from './article-editor.tsx'
import { MAX_CONTENT_LENGTH, postErrors } from './forms.ts'

type Name = 'title' | 'content' | 'excerpt' | 'title_ca' | 'content_ca' | 'excerpt_ca'
type PostTextsProps = {
  fields: Record<Name, FieldMetadata>
  language: ComponentProps<typeof LanguageSwitch>['value']
  onLanguage: ComponentProps<typeof LanguageSwitch>['onChange']
  onTitleBlur: () => void
}

export function PostTexts({ fields, language, onLanguage, onTitleBlur }: PostTextsProps) {
  const errorOf = useErrorTexts(postErrors)
  const { resetKey, ...content } = textAttributes(fields.content)
  const { resetKey: resetKeyCa, ...contentCa } = textAttributes(fields.content_ca)
  return (
    <Sheet title="Contenido" link={<LanguageSwitch label="Idioma del texto" value={language} onChange={onLanguage} />}>
      <div className="form" hidden={language !== 'es'}>
        <TextField
          {...textAttributes(fields.title)}
          label="Título"
          error={errorOf(fields.title.errors)}
          onBlur={onTitleBlur}
        />
        <ArticleEditor
          key={resetKey}
          {...content}
          label="Contenido"
          language="es"
          maxLength={MAX_CONTENT_LENGTH}
          error={errorOf(fields.content.errors)}
        />
        <TextAreaField
          {...textAttributes(fields.excerpt)}
          label="Extracto"
          optionalLabel="(opcional)"
          rows={3}
          hint="Se muestra en la lista del blog y al compartir."
          error={errorOf(fields.excerpt.errors)}
        />
      </div>
      <div className="form" hidden={language !== 'ca'} lang="ca">
        <p className="small muted" lang="es">
          Lo que quede vacío se muestra en español.
        </p>
        <TextField
          {...textAttributes(fields.title_ca)}
          label="Títol"
          optionalLabel="(opcional)"
          error={errorOf(fields.title_ca.errors)}
        />
        <ArticleEditor
          key={resetKeyCa}
          {...contentCa}
          label="Contingut"
          optionalLabel="(opcional)"
          language="ca"
          maxLength={MAX_CONTENT_LENGTH}
          error={errorOf(fields.content_ca.errors)}
        />
        <TextAreaField
          {...textAttributes(fields.excerpt_ca)}
          label="Extracte"
          optionalLabel="(opcional)"
          rows={3}
          error={errorOf(fields.excerpt_ca.errors)}
        />
      </div>
    </Sheet>
  )
}
