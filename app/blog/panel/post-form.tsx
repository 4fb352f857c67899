import { getFormProps } from '@conform-to/react'
import { useRef, type RefObject } from 'react'
import { Form, useNavigation } from 'react-router'
import { otherLanguage, type Language } from '#app/i18n/language.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { PictureField } from '#app/media/picture-field.tsx'
import { languagesOf, nameIn } from '#app/platform/forms/bilingual-fields.ts'
import { VersionedForm } from '#app/platform/forms/conflict/versioned-form.tsx'
import { DraftBanner } from '#app/platform/forms/draft-banner.tsx'
import { OwnErrorTexts, useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { TextInput } from '#app/platform/forms/inputs.tsx'
import { slugOf } from '#app/platform/forms/slug.ts'
import { useSchemaForm, type SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SaveBar } from '#app/ui/panel/save-bar.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { UnsavedChanges } from '#app/ui/panel/unsaved-changes.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { useMainLanguage } from '#app/ui/panel/use-main-language.ts'
import { useTextLanguage } from '#app/ui/panel/use-text-language.ts'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import { postErrors, postSchemas, postTextFields, type PostSchema } from './forms.ts'
import { PostTexts } from './post-texts.tsx'
import type { EditedPost } from './posts.server.ts'

type PostValues = Omit<EditedPost, 'id'>

const empty: PostValues = {
  version: 0,
  title: '',
  slug: '',
  content: '',
  excerpt: '',
  title_ca: '',
  content_ca: '',
  excerpt_ca: '',
  cover_image: '',
  status: 'draft',
}

const statusOptions = [
  { value: 'draft', label: 'Borrador', hint: 'Solo se ve desde el panel.' },
  { value: 'published', label: 'Publicado', hint: 'Visible en el blog para todo el mundo.' },
]

const noun = { one: 'esta publicación', edited: 'la' }

type PostFormProps = { post: EditedPost | null; answer: Answer | undefined }

export function PostForm({ post, answer }: PostFormProps) {
  useAnswer(answer)
  return (
    <VersionedForm<PostValues> opened={post ?? empty} answer={answer} noun={noun}>
      {(form) => <PostEditor post={post} {...form} />}
    </VersionedForm>
  )
}

type EditorProps = PostFormProps & { start: PostValues; restarted: boolean }

function PostEditor({ post, answer, start, restarted }: EditorProps) {
  const { problems } = useTexts().forms
  const busy = useNavigation().state === 'submitting'
  const main = useMainLanguage()
  const slug = useRef<HTMLInputElement>(null)
  const { form, fields, wrong, draft } = useSchemaForm(postSchemas[main], {
    draft: { name: `post:${post?.id ?? 'new'}`, version: start.version, restarted },
    lastResult: answer?.result,
    defaultValue: start,
  })
  const errorOf = useErrorTexts(postErrors)
  const [language, setLanguage] = useTextLanguage(languagesOf(wrong, postTextFields))
  const generate = () => writeSlug(slug.current, titleIn(main) || titleIn(otherLanguage(main)))
  const titleIn = (language: Language) => {
    const name = nameIn('title', language)
    return (form.value?.[name] ?? '') || valueOf(fields[name].id)
  }
  const generateFirst = () => !post && !slug.current?.value && generate()
  return (
    <OwnErrorTexts value={postErrors}>
      <Form {...getFormProps(form)} method="post">
        <UnsavedChanges changed={draft.changed && !busy} />
        <DraftBanner draft={draft} formId={form.id} />
        <input type="hidden" name="version" value={start.version} />
        <ErrorSummary message={errorOf(form.errors) ?? (wrong.length > 0 ? problems(wrong.length) : undefined)} />
        <div className="panel-form">
          <PostTexts fields={fields} language={language} onLanguage={setLanguage} onTitleBlur={generateFirst} />
          <div className="sheets">
            <PublicationSheet fields={fields} slug={slug} onGenerate={generate} />
            <Sheet title="Imagen de portada">
              <PictureField field={fields.cover_image} purpose="blog" label="Imagen de portada" />
            </Sheet>
          </div>
        </div>
        <SaveBar changed={draft.changed} saveLabel="Guardar publicación" busy={busy} backTo="/admin/blog" />
      </Form>
    </OwnErrorTexts>
  )
}

type PublicationSheetProps = {
  fields: SchemaFields<PostSchema>
  slug: RefObject<HTMLInputElement | null>
  onGenerate: () => void
}

function PublicationSheet({ fields, slug, onGenerate }: PublicationSheetProps) {
  const errorOf = useErrorTexts()
  const slugHint = 'La dirección: /blog/slug. Si ya existe, se le añade un número.'
  return (
    <Sheet title="Publicación">
      <div className="form">
        <RadioGroup
          key={fields.status.key}
          id={fields.status.id}
          legend="Estado"
          name="status"
          defaultValue={fields.status.initialValue ?? 'draft'}
          error={errorOf(fields.status.errors)}
          options={statusOptions}
        />
        <div className="slug-field">
          <TextInput
            field={fields.slug}
            ref={slug}
            label="Slug"
            spellCheck={false}
            autoComplete="off"
            hint={slugHint}
          />
          <Button variant="secondary" size="sm" onClick={onGenerate}>
            Generar
          </Button>
        </div>
      </div>
    </Sheet>
  )
}

function writeSlug(slug: HTMLInputElement | null, title: string) {
  if (!slug) return
  slug.value = slugOf(title)
  slug.dispatchEvent(new Event('input', { bubbles: true }))
}

function valueOf(id: string): string {
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement ? field.value : ''
}
