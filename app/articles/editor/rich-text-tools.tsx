import { useEditorState, type Editor } from '@tiptap/react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { articleTexts, type ArticleTexts } from './panel-texts.ca.ts'

type Tool = {
  icon: IconName
  label: string
  keys?: string
  /** Active at the cursor; undefined for plain commands. */
  on?: boolean
  off?: boolean
  press: () => void
}

/** One tab stop; arrow keys move between the buttons (WAI-ARIA toolbar). Disabled buttons stay focusable. */
export function RichTextTools({ editor, onLink }: { editor: Editor; onLink: () => void }) {
  const { tools: t } = usePanelTexts(articleTexts)
  const bar = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(0)
  const tools = listTools(t, editor, useToolState(editor), onLink)

  function move(event: KeyboardEvent) {
    const next = { ArrowLeft: stop - 1, ArrowRight: stop + 1, Home: 0, End: tools.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const index = (next + tools.length) % tools.length
    setStop(index)
    bar.current?.querySelectorAll('button')[index]?.focus()
  }

  return (
    <div className="rich-text-tools flow" role="toolbar" aria-label={t.label} tabIndex={-1} ref={bar} onKeyDown={move}>
      {tools.map((tool, index) => (
        <ToolButton key={tool.label} tool={tool} isTabStop={index === stop} onFocus={() => setStop(index)} />
      ))}
    </div>
  )
}

function ToolButton({ tool, isTabStop, onFocus }: { tool: Tool; isTabStop: boolean; onFocus: () => void }) {
  const { icon, label, keys, on, off, press } = tool
  return (
    <button
      type="button"
      className="row-action"
      aria-label={label}
      title={keys ? `${label} (${keys.replace('Control', 'Ctrl')})` : label}
      aria-keyshortcuts={keys}
      aria-pressed={on}
      aria-disabled={off || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onClick={() => !off && press()}
    >
      <Icon name={icon} />
    </button>
  )
}

function useToolState(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor }) => ({
      h2: editor.isActive('heading', { level: 2 }),
      h3: editor.isActive('heading', { level: 3 }),
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      link: editor.isActive('link'),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      quote: editor.isActive('blockquote'),
      undo: editor.can().undo(),
      redo: editor.can().redo(),
    }),
  })
}

function listTools(
  t: ArticleTexts['tools'],
  editor: Editor,
  state: ReturnType<typeof useToolState>,
  onLink: () => void,
): Tool[] {
  const edit = () => editor.chain().focus()
  const heading = (level: 2 | 3) => edit().toggleHeading({ level }).run()
  const toggleBold = () => edit().toggleBold().run()
  const toggleItalic = () => edit().toggleItalic().run()
  return [
    { icon: 'text-h-two', label: t.heading, on: state.h2, press: () => heading(2) },
    { icon: 'text-h-three', label: t.subheading, on: state.h3, press: () => heading(3) },
    { icon: 'text-b', label: t.bold, keys: 'Control+B', on: state.bold, press: toggleBold },
    { icon: 'text-italic', label: t.italic, keys: 'Control+I', on: state.italic, press: toggleItalic },
    { icon: 'link', label: t.link, keys: 'Control+K', on: state.link, press: onLink },
    { icon: 'list-bullets', label: t.bullets, on: state.bullets, press: () => edit().toggleBulletList().run() },
    { icon: 'list-numbers', label: t.numbers, on: state.numbers, press: () => edit().toggleOrderedList().run() },
    { icon: 'quotes', label: t.quote, on: state.quote, press: () => edit().toggleBlockquote().run() },
    ...historyTools(t, editor, state),
  ]
}

function historyTools(
  t: ArticleTexts['tools'],
  editor: Editor,
  { undo, redo }: ReturnType<typeof useToolState>,
): Tool[] {
  return [
    {
      icon: 'arrow-counter-clockwise',
      label: t.undo,
      keys: 'Control+Z',
      off: !undo,
      press: () => editor.chain().focus().undo().run(),
    },
    {
      icon: 'arrow-clockwise',
      label: t.redo,
      keys: 'Control+Y',
      off: !redo,
      press: () => editor.chain().focus().redo().run(),
    },
  ]
}
