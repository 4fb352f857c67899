import { getMarkRange } from '@tiptap/core'
import type { Editor } from '@tiptap/react'
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { linkAddress } from './link-address.ts'

type LinkDialogProps = { editor: Editor; open: boolean; onClose: () => void }

/** Renders inside the post's form, therefore without a form of its inputProps. */
export function LinkDialog({ editor, open, onClose }: LinkDialogProps) {
  const address = useRef<HTMLInputElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (open) address.current?.focus()
    else if (wasOpen.current) editor.view.focus()
    wasOpen.current = open
  }, [editor, open])
  return (
    <Dialog open={open} onClose={onClose} title="Enlace" closeLabel="Cerrar">
      {open && <LinkFields editor={editor} address={address} onDone={onClose} />}
    </Dialog>
  )
}

function LinkFields({
  editor,
  address,
  onDone,
}: {
  editor: Editor
  address: RefObject<HTMLInputElement | null>
  onDone: () => void
}) {
  const id = useId()
  const [{ currentHref, words, range }] = useState(() => linkAt(editor))
  const [error, setError] = useState<string>()
  const text = useRef<HTMLInputElement>(null)

  function applyLink() {
    const href = linkAddress(address.current?.value ?? '')
    if (!href) {
      setError('Escribe una dirección como https://ejemplo.cat, hola@ejemplo.cat o /eventos.')
      address.current?.focus()
      return
    }
    setLink(editor, range, href, words === null ? null : text.current?.value.trim() || href)
    onDone()
  }

  const inputProps = {
    autoComplete: 'off',
    // The post's form must not see these events; Enter sets the link.
    onInput: (event: FormEvent) => event.stopPropagation(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      applyLink()
    },
  }
  return (
    <div className="form">
      <TextField
        {...inputProps}
        ref={address}
        id={`${id}-address`}
        label="Dirección"
        defaultValue={currentHref}
        maxLength={2000}
        inputMode="url"
        error={error}
        hint="De otra página, de correo, o de este sitio: /eventos."
      />
      {words !== null && (
        <TextField
          {...inputProps}
          ref={text}
          id={`${id}-words`}
          label="Texto del enlace"
          defaultValue={words}
          maxLength={300}
        />
      )}
      <div className="form-actions">
        {currentHref && (
          <Button
            variant="danger"
            onClick={() => {
              editor.chain().setTextSelection(range).unsetLink().run()
              onDone()
            }}
          >
            Quitar enlace
          </Button>
        )}
        <Button variant="secondary" onClick={onDone}>
          Cancelar
        </Button>
        <Button onClick={applyLink}>Poner enlace</Button>
      </div>
    </div>
  )
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
