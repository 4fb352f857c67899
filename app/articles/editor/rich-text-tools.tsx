import type { Editor } from '@tiptap/react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Icon } from '#app/ui/icon.tsx'
import { articleTexts } from './panel-texts.ts'
import { listTools, useToolState, type Tool } from './text-tools.ts'

type RichTextToolsProps = {
  editor: Editor
  /** Of the text's field: a page may have several. */
  labelId: string
  onLink: () => void
}

/** One tab stop; arrow keys move between the buttons (WAI-ARIA toolbar). Disabled buttons stay focusable. */
export function RichTextTools({ editor, labelId, onLink }: RichTextToolsProps) {
  const id = useId()
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
    <div
      id={id}
      className="rich-text-tools flow"
      role="toolbar"
      aria-label={t.label}
      aria-labelledby={`${id} ${labelId}`}
      tabIndex={-1}
      ref={bar}
      onKeyDown={move}
    >
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
