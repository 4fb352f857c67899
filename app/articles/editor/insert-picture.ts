import type { Editor } from '@tiptap/core'
import type { Node as ContentNode } from '@tiptap/pm/model'
import { NodeSelection, type Selection } from '@tiptap/pm/state'
import { ArticlePicture } from './article-picture.tsx'

/** At the cursor, and after the picture that is selected or in whose caption the cursor is. */
export function insertPicture(editor: Editor, src: string) {
  const after = placeAfter(editor.state.selection)
  const chain = editor.chain().focus()
  if (after === null) chain.setImage({ src }).run()
  else chain.insertContentAt(after, { type: ArticlePicture.name, attrs: { src } }).run()
}

/** Null: within or instead of what is selected. */
function placeAfter(selection: Selection): number | null {
  const { $from, empty } = selection
  const isPicture = ({ type }: ContentNode) => type.name === ArticlePicture.name
  if (selection instanceof NodeSelection && isPicture(selection.node)) return selection.to
  if (isPicture($from.parent)) return $from.after()
  const endsBlock = empty && $from.parent.content.size > 0 && $from.parentOffset === $from.parent.content.size
  return endsBlock ? $from.after() : null
}
