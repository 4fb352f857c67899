import { useRef, useState, type ComponentProps } from 'react'
import { useFetcher } from 'react-router'
import { UploadButton } from '#app/media/upload-button.tsx'
import { TextAreaField } from '#app/ui/field.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { RowAction } from '#app/ui/panel/row-action.tsx'
import { SegmentButtons } from '#app/ui/segments.tsx'
import { ArticleBody } from './article-body.tsx'
import type { ArticleHtml } from './article-html.ts'

type ArticleEditorProps = ComponentProps<typeof TextAreaField> & { language: 'es' | 'ca' }

/** Where an article is written: text with an empty line between paragraphs, marks by button, pictures, and how readers will see it. */
export function ArticleEditor({ language, ...field }: ArticleEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [view, setView] = useState<'write' | 'preview'>('write')
  const preview = useFetcher<{ html: ArticleHtml }>({ key: `preview-${language}` })

  function show(next: 'write' | 'preview') {
    setView(next)
    if (next === 'preview') void preview.submit({ content: area.current?.value ?? '', language }, { method: 'post', action: '/admin/blog/vista-previa' })
  }

  return (
    <div className="article-editor">
      <div className="article-tools" role="group" aria-label="Formato del texto">
        <SegmentButtons
          label="Vista"
          items={[
            { value: 'write', label: 'Escribir' },
            { value: 'preview', label: 'Vista previa' },
          ]}
          value={view}
          onChange={show}
        />
        {view === 'write' && (
          <>
            {marks.map(({ icon, label, before, after }) => (
              <RowAction key={label} icon={icon} label={label} onClick={() => insert(area.current, before, after)} />
            ))}
            <UploadButton label="Imagen" purpose="blog" onUploaded={(url) => insert(area.current, `\n\n<figure><img src="${url}">\n<figcaption>`, '</figcaption></figure>\n\n')} />
          </>
        )}
      </div>
      <div hidden={view !== 'write'}>
        <TextAreaField {...field} ref={area} rows={18} className="article-editor-text" hint="Una línea vacía separa los párrafos. Las imágenes toman su texto alternativo de su ficha." />
      </div>
      {view === 'preview' && (
        <div className="article-preview article" aria-live="polite" aria-busy={preview.state !== 'idle'}>
          {preview.data?.html ? <ArticleBody html={preview.data.html} lang={language} /> : <p className="muted">{preview.state === 'idle' ? 'Todavía no hay texto.' : 'Preparando la vista previa...'}</p>}
        </div>
      )}
    </div>
  )
}

const marks: { icon: IconName; label: string; before: string; after: string }[] = [
  { icon: 'text-h-two', label: 'Título de sección', before: '\n\n<h2>', after: '</h2>\n\n' },
  { icon: 'text-h-three', label: 'Título menor', before: '\n\n<h3>', after: '</h3>\n\n' },
  { icon: 'text-b', label: 'Negrita', before: '<strong>', after: '</strong>' },
  { icon: 'text-italic', label: 'Cursiva', before: '<em>', after: '</em>' },
  { icon: 'link', label: 'Enlace', before: '<a href="https://">', after: '</a>' },
  { icon: 'list-bullets', label: 'Lista', before: '\n\n<ul>\n<li>', after: '</li>\n</ul>\n\n' },
  { icon: 'list-numbers', label: 'Lista numerada', before: '\n\n<ol>\n<li>', after: '</li>\n</ol>\n\n' },
  { icon: 'quotes', label: 'Cita', before: '\n\n<blockquote>', after: '</blockquote>\n\n' },
]

/** Puts a mark around what is selected; the cursor goes inside it. */
function insert(area: HTMLTextAreaElement | null, before: string, after: string) {
  if (!area) return
  const { selectionStart: start, selectionEnd: end, value } = area
  area.setRangeText(before + value.slice(start, end) + after, start, end, 'end')
  area.focus()
  area.setSelectionRange(start + before.length, end + before.length)
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
