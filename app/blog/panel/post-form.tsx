import { useRef, type RefObject } from 'react'
import { otherLanguage, type Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { PictureField } from '#app/media/picture-field.tsx'
import { languagesOf, nameIn } from '#app/platform/forms/bilingual-fields.ts'
import { VersionedForm, type VersionedFields } from '#app/platform/forms/conflict/versioned-form.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { Select, TextInput } from '#app/platform/forms/inputs.tsx'
import { slugOf } from '#app/platform/forms/slug.ts'
import { PageForm } from '#app/platform/forms/page-form.tsx'
import type { SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { Button } from '#app/ui/button.tsx'
import { ClubTimeInput } from '#app/platform/forms/club-time-input.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { useMainLanguage } from '#app/ui/panel/use-main-language.ts'
import { useTextLanguage } from '#app/ui/panel/use-text-language.ts'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import { postSchemas, postTextFields, type PostSchema } from './forms.ts'
import { postPanelTexts } from './panel-texts.ts'
import { PostTexts } from './post-texts.tsx'
import type { EditedPost } from './read-posts.server.ts'

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
  event_id: 'none',
  status: 'draft',
  publish_at: '',
}

type PostFormProps = {
  post: EditedPost | null
  /** What a new chronicle starts with. */
  started: PostValues | null
  events: readonly { id: number; name: string }[]
  answer: Answer | undefined
}

export function PostForm(props: PostFormProps) {
  const { post, started, answer } = props
  const { form: t } = usePanelTexts(postPanelTexts)
  const opened: PostValues = post ?? started ?? empty
  useAnswer(answer)
  return (
    <VersionedForm
      schema={postSchemas[useMainLanguage()]}
      draft={{ name: `post:${post?.id ?? nameOfNew(started)}`, impersonal: true }}
      opened={opened}
      answer={answer}
      noun={t.noun}
    >
      {(form) => <PostEditor {...props} {...form} />}
    </VersionedForm>
  )
}

type EditorProps = PostFormProps & VersionedFields<PostSchema, PostValues>

/** A chronicle keeps its draft apart from that of an empty post. */
function nameOfNew(started: PostFormProps['started']): string {
  return started ? `event-${started.event_id}` : 'new'
}

function PostEditor({ post, events, fields, start, ...made }: EditorProps) {
  const t = usePanelTexts(postPanelTexts)
  const main = useMainLanguage()
  const slug = useRef<HTMLInputElement>(null)
  const [language, setLanguage, refused] = useTextLanguage(languagesOf(made.wrong, postTextFields))
  const generate = () => writeSlug(slug.current, titleIn(main) || titleIn(otherLanguage(main)))
  const titleIn = (language: Language) => {
    const name = nameIn('title', language)
    return (made.form.value?.[name] ?? '') || valueOf(fields[name].id)
  }
  const generateFirst = () => !post && !slug.current?.value && generate()
  return (
    <PageForm
      of={made}
      errors={t.errors}
      hidden={{ version: start.version }}
      message={refused}
      saveLabel={t.form.save}
      backTo="/admin/blog"
    >
      <div className="panel-form">
        <PostTexts fields={fields} language={language} onLanguage={setLanguage} onTitleBlur={generateFirst} />
        <div className="sheets">
          <PublicationSheet fields={fields} slug={slug} onGenerate={generate} />
          <Sheet title={t.form.cover}>
            <PictureField field={fields.cover_image} purpose="blog" label={t.form.cover} />
          </Sheet>
          <Sheet title={t.form.chronicle}>
            <Select field={fields.event_id} label={t.form.chronicleOf} hint={t.form.chronicleHint}>
              <option value="none">{t.form.noEvent}</option>
              {events.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Sheet>
        </div>
      </div>
    </PageForm>
  )
}

type PublicationSheetProps = {
  fields: SchemaFields<PostSchema>
  slug: RefObject<HTMLInputElement | null>
  onGenerate: () => void
}

function PublicationSheet({ fields, slug, onGenerate }: PublicationSheetProps) {
  const errorOf = useErrorTexts()
  const { form: t, status } = usePanelTexts(postPanelTexts)
  return (
    <Sheet title={t.publication}>
      <div className="form">
        <RadioGroup
          key={fields.status.key}
          id={fields.status.id}
          legend={t.status}
          name="status"
          defaultValue={fields.status.initialValue ?? 'draft'}
          error={errorOf(fields.status.errors)}
          options={[
            { value: 'draft', label: status.draft, hint: t.draftHint },
            { value: 'published', label: status.published, hint: t.publishedHint },
          ]}
        />
        <div hidden={fields.status.value === 'published'}>
          <ClubTimeInput field={fields.publish_at} label={t.publishAt} hint={t.publishAtHint} optional />
        </div>
        <div className="slug-field stack gap-2">
          <TextInput
            field={fields.slug}
            ref={slug}
            label={t.slug}
            spellCheck={false}
            autoComplete="off"
            hint={t.slugHint}
          />
          <Button variant="secondary" size="sm" onClick={onGenerate} label={t.generate} />
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
