import { getFormProps, useForm } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import { PictureField } from '#app/media/picture-field.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { textAttributes } from '#app/platform/forms/field-attributes.ts'
import { slugOf } from '#app/platform/forms/slug.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextField } from '#app/ui/field.tsx'
import { SaveBar } from '#app/ui/panel/save-bar.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { UnsavedChanges } from '#app/ui/panel/unsaved-changes.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { useTextLanguage } from '#app/ui/panel/use-text-language.ts'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import { postErrors, postSchema } from './forms.ts'
import { PostTexts } from './post-texts.tsx'
import type { EditedPost } from './posts.server.ts'

const empty: Omit<EditedPost, 'id' | 'version'> = {
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

export function PostForm({ post, answer }: { post: EditedPost | null; answer: Answer | undefined }) {
  const errorOf = useErrorTexts(postErrors)
  const { problems } = useTexts().forms
  const busy = useNavigation().state === 'submitting'
  // The version at opening: a revalidated loader must not hide changes by others.
  const [start] = useState(post ?? { ...empty, version: 0 })
  const [changed, setChanged] = useState(false)
  const slug = useRef<HTMLInputElement>(null)
  const [form, fields] = useForm({
    lastResult: answer?.result,
    defaultValue: start,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithValibot(formData, { schema: postSchema }),
    defaultNoValidate: true,
  })
  const refusal = errorOf(form.errors)
  useAnswer(answer)
  const wrong = Object.keys(form.allErrors).filter(Boolean)
  const [language, setLanguage] = useTextLanguage(wrong)

  function generate() {
    const title = (form.value?.title ?? '') || valueOf(fields.title.id)
    if (!slug.current) return
    slug.current.value = slugOf(title)
    slug.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <Form {...getFormProps(form)} method="post" onInput={() => setChanged(true)}>
      <UnsavedChanges changed={changed && !busy} />
      <input type="hidden" name="version" value={start.version} />
      <ErrorSummary message={refusal ?? (wrong.length > 0 ? problems(wrong.length) : undefined)} />
      <div className="panel-form">
        <PostTexts
          fields={fields}
          language={language}
          onLanguage={setLanguage}
          onTitleBlur={() => !post && !slug.current?.value && generate()}
        />
        <div className="sheets">
          <Sheet title="Publicación">
            <div className="form">
              <RadioGroup
                id={fields.status.id}
                legend="Estado"
                name="status"
                defaultValue={fields.status.initialValue ?? 'draft'}
                error={errorOf(fields.status.errors)}
                options={statusOptions}
              />
              <div className="slug-field">
                <TextField
                  {...textAttributes(fields.slug)}
                  ref={slug}
                  label="Slug"
                  spellCheck={false}
                  autoComplete="off"
                  hint="La dirección: /blog/slug. Si ya existe, se le añade un número."
                  error={errorOf(fields.slug.errors)}
                />
                <Button variant="secondary" size="sm" onClick={generate}>
                  Generar
                </Button>
              </div>
            </div>
          </Sheet>
          <Sheet title="Imagen de portada">
            <PictureField name="cover_image" value={start.cover_image} purpose="blog" label="Imagen de portada" />
          </Sheet>
        </div>
      </div>
      <SaveBar saveLabel="Guardar publicación" busy={busy} backTo="/admin/blog" />
    </Form>
  )
}

function valueOf(id: string): string {
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement ? field.value : ''
}
