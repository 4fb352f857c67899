import { useEffect, useRef, useState, type ComponentProps, type ComponentType } from 'react'
import { useFetcher } from 'react-router'
import { ControlField, type TextAreaField } from '#app/ui/field.tsx'
import { SegmentButtons } from '#app/ui/segments.tsx'
import { ArticleBody } from '#app/blog/article-body.tsx'
import type { ArticleHtml } from '#app/blog/article-html.ts'
import { toHtml, toSimpleText } from '#app/blog/article-text.ts'
import type { RichTextProps } from './rich-text.tsx'

type ArticleEditorProps = Pick<
  ComponentProps<typeof TextAreaField>,
  'id' | 'name' | 'label' | 'optionalLabel' | 'error' | 'maxLength' | 'defaultValue'
> & { language: 'es' | 'ca' }

type ArticleView = 'write' | 'preview'

const views: { value: ArticleView; label: string }[] = [
  { value: 'write', label: 'Escribir' },
  { value: 'preview', label: 'Vista previa' },
]

/** The form always sends the text area. The editor, once loaded, writes into it or is switched off for it. */
export function ArticleEditor({ language, id, label, optionalLabel, error, ...text }: ArticleEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const editor = useRef<{ focus(): void }>(null)
  const [view, setView] = useState<ArticleView>('write')
  const [simple, setSimple] = useState(false)
  const RichText = useRichText()
  const rich = RichText !== null && !simple
  const preview = useFetcher<{ html: ArticleHtml }>({ key: `preview-${language}` })

  function show(next: ArticleView) {
    setView(next)
    if (next === 'preview')
      void preview.submit(
        { content: area.current?.value ?? '', language },
        { method: 'post', action: '/admin/blog/vista-previa' },
      )
  }

  function switchTo(simple: boolean) {
    if (simple && area.current) area.current.value = toSimpleText(area.current.value)
    setSimple(simple)
  }

  /** Dispatches `input` for the form's checks and the unsaved-changes warning. */
  function write(html: string) {
    if (!area.current) return
    area.current.value = html
    area.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <div className="article-editor">
      <div className="article-views">
        <SegmentButtons label="Vista" items={views} value={view} onChange={show} />
        {view === 'write' && <SimpleTextCheckbox checked={simple} onChange={switchTo} />}
      </div>
      <div hidden={view !== 'write'}>
        <ControlField
          id={id}
          label={label}
          optionalLabel={optionalLabel}
          error={error}
          className="article-editor-text"
          hint={simple && <span lang="es">Una línea vacía separa los párrafos.</span>}
        >
          {(control) => (
            <>
              <textarea
                {...text}
                {...control}
                ref={area}
                rows={18}
                className={rich ? 'visually-hidden' : 'input input-lines'}
                // Hidden behind the editor, it only forwards focus: from the label and from a refused form.
                {...(rich && { tabIndex: -1, 'aria-hidden': true, onFocus: () => editor.current?.focus() })}
              />
              {rich && (
                <RichText
                  start={toHtml(area.current?.value ?? '')}
                  onWrite={write}
                  control={control}
                  language={language}
                  ref={editor}
                />
              )}
            </>
          )}
        </ControlField>
      </div>
      {view === 'preview' && (
        <ArticlePreview html={preview.data?.html} loading={preview.state !== 'idle'} language={language} />
      )}
    </div>
  )
}

function SimpleTextCheckbox({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label className="checkbox article-simple">
      {/* Not part of the article: no `input` event for the form. */}
      <input
        type="checkbox"
        className="checkbox-box"
        checked={checked}
        onInput={(event) => event.stopPropagation()}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span lang="es">Texto simple</span>
    </label>
  )
}

function ArticlePreview({
  html,
  loading,
  language,
}: {
  html: ArticleHtml | undefined
  loading: boolean
  language: 'es' | 'ca'
}) {
  return (
    <div className="article-preview article" aria-live="polite" aria-busy={loading}>
      {html ? (
        <ArticleBody html={html} lang={language} />
      ) : (
        <p className="muted">{loading ? 'Preparando la vista previa...' : 'Todavía no hay texto.'}</p>
      )}
    </div>
  )
}

function useRichText(): ComponentType<RichTextProps> | null {
  const [loaded, setLoaded] = useState<ComponentType<RichTextProps> | null>(null)
  useEffect(() => {
    // When the load fails, the text area remains.
    import('./rich-text.tsx').then(
      ({ RichText }) => setLoaded(() => RichText),
      () => undefined,
    )
  }, [])
  return loaded
}
