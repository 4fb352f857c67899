import { useEffect, useRef, useState, type ComponentProps, type ComponentType, type RefObject } from 'react'
import { useFetcher } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { useTextInput, type BoundInput } from '#app/platform/forms/inputs.tsx'
import { ControlField, type Control } from '#app/ui/field.tsx'
import { SegmentButtons } from '#app/ui/segments.tsx'
import { ArticleBody } from '#app/articles/article-body.tsx'
import type { ArticleHtml } from '#app/articles/article-html.ts'
import { hasFormatting, toHtml, toLongText, toSimpleText, wordsOf } from '#app/platform/html-text.ts'
import { articleTexts } from './panel-texts.ts'
import type { RichTextProps } from './rich-text.tsx'

type ArticleEditorProps = BoundInput & {
  maxLength: number
  language: 'es' | 'ca'
  /** Of a post, which has pictures and is previewed here; the text of a page otherwise (`toLongText`). */
  previewPath?: string
  readOnly?: boolean
}

type ArticleView = 'write' | 'preview'

/** The form always sends the text area. The editor, once loaded, writes into it or is switched off for it. */
export function ArticleEditor({ field, label, hint, optional, maxLength, language, ...kind }: ArticleEditorProps) {
  const { previewPath, readOnly = false } = kind
  const { article: t } = usePanelTexts(articleTexts)
  const area = useRef<HTMLTextAreaElement>(null)
  const [view, setView] = useState<ArticleView>('write')
  const [simple, setSimple] = useState(false)
  const preview = useFetcher<{ html: ArticleHtml }>({ key: `preview-${language}` })
  const RichText = useRichText()
  const { name, defaultValue, ...bound } = useTextInput(field, optional)

  function show(next: ArticleView) {
    setView(next)
    const content = area.current?.value ?? ''
    if (next === 'preview' && previewPath)
      void preview.submit({ content, language }, { method: 'post', action: previewPath })
  }

  function switchTo(simple: boolean) {
    if (simple && area.current) area.current.value = toSimpleText(area.current.value)
    setSimple(simple)
  }

  const panelLanguage = useLanguage()
  const views: { value: ArticleView; label: string }[] = [
    { value: 'write', label: t.write },
    { value: 'preview', label: t.preview },
  ]
  const shownHint = (hint || simple) && (
    <span lang={panelLanguage}>
      {hint} {simple && t.paragraphs}
    </span>
  )
  return (
    <div className={previewPath ? 'article-editor' : 'article-editor article-editor-short'}>
      <div className="article-views spread">
        {previewPath && <SegmentButtons label={t.views} items={views} value={view} onChange={show} />}
        {view === 'write' && !readOnly && <SimpleTextCheckbox of={bound.id} checked={simple} onChange={switchTo} />}
      </div>
      <div hidden={view !== 'write'}>
        <ControlField {...bound} label={label} className="article-editor-text" hint={shownHint}>
          {(control) => (
            <ArticleControl
              {...{ name, defaultValue, maxLength, control, area, language, readOnly }}
              isPost={previewPath !== undefined}
              RichText={simple ? null : RichText}
            />
          )}
        </ControlField>
      </div>
      {view === 'preview' && (
        <ArticlePreview html={preview.data?.html} loading={preview.state !== 'idle'} language={language} />
      )}
    </div>
  )
}

/** Null: the text area is the editor. `loading`: not known yet. */
type Editor = ComponentType<RichTextProps> | 'loading' | null

type ArticleControlProps = Pick<ComponentProps<'textarea'>, 'name' | 'defaultValue' | 'maxLength'> & {
  control: Control
  area: RefObject<HTMLTextAreaElement | null>
  RichText: Editor
  language: 'es' | 'ca'
  isPost: boolean
  readOnly: boolean
}

function ArticleControl({ control, area, RichText, language, isPost, readOnly, ...text }: ArticleControlProps) {
  const editor = useRef<{ focus(): void }>(null)
  const loading = RichText === 'loading' || readOnly
  // Tags are for the editor: until it comes, their words are shown. Without any the text area can be typed into at
  // once.
  const words = loading && hasFormatting(text.defaultValue) ? wordsOf(String(text.defaultValue)) : null
  const Loaded = loading ? null : RichText
  return (
    <>
      <textarea
        {...text}
        {...control}
        ref={area}
        rows={isPost ? 18 : 6}
        className={Loaded || words !== null ? 'visually-hidden' : 'input input-lines'}
        // Hidden behind the editor, it only forwards focus: from the label and from a refused form.
        {...((Loaded || words !== null) && {
          tabIndex: -1,
          'aria-hidden': true,
          onFocus: () => editor.current?.focus(),
        })}
      />
      {words !== null && (
        <p className="input input-lines article-words" aria-busy={!readOnly}>
          {words}
        </p>
      )}
      {Loaded && (
        <Loaded
          readStart={() => startOf(area.current?.value ?? '')}
          onWrite={(html) => writeInto(area.current, isPost ? html : toLongText(html))}
          control={control}
          pictures={isPost}
          language={language}
          ref={editor}
        />
      )}
    </>
  )
}

function startOf(content: string): string {
  return toHtml(content, !hasFormatting(content))
}

/** Dispatches `input` for the form's checks and the unsaved-changes warning. */
function writeInto(area: HTMLTextAreaElement | null, html: string) {
  if (!area) return
  area.value = html
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

type SimpleTextProps = { of: string; checked: boolean; onChange: (checked: boolean) => void }

function SimpleTextCheckbox({ of, checked, onChange }: SimpleTextProps) {
  const { article: t } = usePanelTexts(articleTexts)
  const language = useLanguage()
  return (
    <label className="checkbox article-simple">
      {/* Not part of the article: no `input` event for the form. */}
      <input
        type="checkbox"
        className="checkbox-box"
        checked={checked}
        aria-describedby={`${of}-label`}
        onInput={(event) => event.stopPropagation()}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span lang={language}>{t.simple}</span>
    </label>
  )
}

type ArticlePreviewProps = { html: ArticleHtml | undefined; loading: boolean; language: 'es' | 'ca' }

function ArticlePreview({ html, loading, language }: ArticlePreviewProps) {
  const { article: t } = usePanelTexts(articleTexts)
  return (
    <div className="article-preview article" aria-live="polite" aria-busy={loading}>
      {html ? <ArticleBody html={html} lang={language} /> : <p className="muted">{loading ? t.preparing : t.empty}</p>}
    </div>
  )
}

function useRichText(): Editor {
  const [loaded, setLoaded] = useState<Editor>('loading')
  useEffect(() => {
    // When the load fails, the text area remains.
    import('./rich-text.tsx').then(
      ({ RichText }) => setLoaded(() => RichText),
      () => setLoaded(null),
    )
  }, [])
  return loaded
}
