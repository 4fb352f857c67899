import { useEditorState, type Editor } from '@tiptap/react'
import type { IconName } from '#app/ui/icon.tsx'
import type { ArticleTexts } from './panel-texts.ts'

export type Tool = {
  icon: IconName
  label: string
  keys?: string
  /** Active at the cursor; undefined for plain commands. */
  on?: boolean
  off?: boolean
  press: () => void
}

export function useToolState(editor: Editor) {
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

export function listTools(
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
