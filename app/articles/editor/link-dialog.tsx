import { getMarkRange } from '@tiptap/core'
import type { Editor } from '@tiptap/react'
import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent, type RefObject } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import { linkAddress } from './link-address.ts'
import { articleTexts } from './panel-texts.ts'

type LinkDialogProps = { editor: Editor; open: boolean; onClose: () => void }

/** Renders inside the post's form, therefore without a form of its own. */
export function LinkDialog({ editor, open, onClose }: LinkDialogProps) {
  const { link: t } = usePanelTexts(articleTexts)
  const address = useRef<HTMLInputElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (open) address.current?.focus()
    else if (wasOpen.current) editor.view.focus()
    wasOpen.current = open
  }, [editor, open])
  return (
    <Dialog open={open} onClose={onClose} title={t.title}>
      {open && <LinkFields editor={editor} address={address} onDone={onClose} />}
    </Dialog>
  )
}

type LinkFieldsProps = { editor: Editor; address: RefObject<HTMLInputElement | null>; onDone: () => void }

function LinkFields({ editor, address, onDone }: LinkFieldsProps) {
  const { link: t } = usePanelTexts(articleTexts)
  const { cancel } = usePanelTexts(sharedTexts)
  const id = useId()
  const [{ currentHref, words, range }] = useState(() => linkAt(editor))
  const [error, setError] = useState<string>()
  const text = useRef<HTMLInputElement>(null)

  function applyLink() {
    const href = linkAddress(address.current?.value ?? '')
    if (!href) {
      setError(t.addressWrong)
      address.current?.focus()
      return
    }
    setLink(editor, range, href, words === null ? null : text.current?.value.trim() || href)
    onDone()
  }

  function removeLink() {
    editor.chain().setTextSelection(range).unsetLink().run()
    onDone()
  }

  const addressProps = { id: `${id}-address`, defaultValue: currentHref, ref: address, error }
  const wordsProps = { id: `${id}-words`, defaultValue: words ?? '', ref: text }
  return (
    <div className="form">
      <LinkInput
        {...addressProps}
        label={t.address}
        maxLength={2000}
        inputMode="url"
        hint={t.addressHint}
        onEnter={applyLink}
      />
      {words !== null && <LinkInput {...wordsProps} label={t.words} maxLength={300} onEnter={applyLink} />}
      <div className="form-actions">
        {currentHref && <Button variant="danger" onClick={removeLink} label={t.remove} />}
        <Button variant="secondary" onClick={onDone} label={cancel} />
        <Button onClick={applyLink} label={t.set} />
      </div>
    </div>
  )
}

/** Keeps its events from the post's form. */
function LinkInput({ onEnter, ...given }: ComponentProps<typeof TextField> & { onEnter: () => void }) {
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onEnter()
  }
  return <TextField {...given} autoComplete="off" onInput={(event) => event.stopPropagation()} onKeyDown={handleKey} />
}

/** `words` is null when the text exists already and keeps its marks. */
function linkAt(editor: Editor): { currentHref: string; words: string | null; range: { from: number; to: number } } {
  const { selection, schema } = editor.state
  const currentHref = (editor.getAttributes('link').href as string | null) ?? ''
  const link = currentHref && schema.marks.link && getMarkRange(selection.$from, schema.marks.link)
  const { from, to, empty } = selection
  return { currentHref, words: empty && !link ? '' : null, range: empty && link ? link : { from, to } }
}

/** `text` replaces the range; null keeps the selected text. */
function setLink(editor: Editor, range: { from: number; to: number }, href: string, text: string | null) {
  const chain = editor.chain().setTextSelection(range)
  if (text === null) chain.setLink({ href }).run()
  else chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run()
}
