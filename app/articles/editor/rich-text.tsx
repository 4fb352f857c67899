import { Selection } from '@tiptap/pm/state'
import type { EditorProps } from '@tiptap/pm/view'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useImperativeHandle, useRef, useState, type Ref, type RefObject } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { PictureFacts } from '#app/media/picture-facts.tsx'
import { UploadButton, type FileSender } from '#app/media/upload-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { Control } from '#app/ui/field.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { insertPicture } from './insert-picture.ts'
import { tidyHtml } from '#app/platform/html-text.ts'
import { droppedFiles, pastedFiles } from './given-files.ts'
import { isLinkAddress } from './link-address.ts'
import { LinkDialog } from './link-dialog.tsx'
import { articleTexts } from './panel-texts.ts'
import { cleanPasted } from './pasted-html.ts'
import { RichTextTools } from './rich-text-tools.tsx'

export type RichTextProps = {
  readStart: () => string
  /** Called only for changes by the author, not for opening. */
  onWrite: (html: string) => void
  control: Control
  language: 'es' | 'ca'
  pictures: boolean
  ref: Ref<{ focus(): void }>
}

export function RichText({ ref, ...props }: RichTextProps) {
  const { article: t } = usePanelTexts(articleTexts)
  const [describing, setDescribing] = useState<string | null>(null)
  const [linking, setLinking] = useState(false)
  const sender = useRef<FileSender>(null)
  const editor = useArticleEditor(props, sender, setDescribing, () => setLinking(true))
  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor])
  const closePicture = () => setDescribing(null)
  return (
    <>
      <div className="article-tools cluster">
        <RichTextTools editor={editor} labelId={`${props.control.id}-label`} onLink={() => setLinking(true)} />
        {props.pictures && (
          <UploadButton
            ref={sender}
            label={t.picture}
            purpose="blog"
            onUploaded={(src) => {
              insertPicture(editor, src)
              // Of several pictures the first one; the others have a button for it.
              setDescribing((open) => open ?? src)
            }}
          />
        )}
      </div>
      <EditorContent editor={editor} />
      <LinkDialog editor={editor} open={linking} onClose={() => setLinking(false)} />
      <Dialog open={describing !== null} onClose={closePicture} title={t.pictureTitle}>
        {describing && <PictureFacts key={describing} url={describing} />}
        <div className="form-actions">
          <Button onClick={closePicture} label={t.pictureDone} />
        </div>
      </Dialog>
    </>
  )
}

function useArticleEditor(
  { readStart, onWrite, control, language, pictures }: Omit<RichTextProps, 'ref'>,
  sender: RefObject<FileSender | null>,
  onDescribe: (src: string) => void,
  onLink: () => void,
): Editor {
  const [content] = useState(readStart)
  const lastHtml = useRef<string>(undefined)
  return useEditor({
    injectCSS: false,
    content,
    extensions: pictures ? [starterKit, ArticlePicture.configure({ language, onDescribe })] : [starterKit],
    editorProps: {
      attributes: surfaceAttributes(control, language, pictures),
      transformPastedHTML: cleanPasted,
      ...(pictures && takeFiles(sender)),
      handleKeyDown: (_, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false
        onLink()
        return true
      },
    },
    onCreate: ({ editor }) => {
      lastHtml.current = tidyHtml(editor.getHTML())
    },
    onUpdate: ({ editor }) => {
      const html = tidyHtml(editor.getHTML())
      // The editor adds an empty last paragraph by itself.
      if (html === lastHtml.current) return
      lastHtml.current = html
      onWrite(html)
    },
  })
}

const starterKit = StarterKit.configure({
  heading: { levels: [2, 3] },
  code: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  underline: false,
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: isLinkAddress,
    shouldAutoLink: (address) => /^(https?:\/\/|www\.)/i.test(address),
  },
})

function surfaceAttributes(control: Control, language: 'es' | 'ca', isPost: boolean): Record<string, string> {
  return {
    class: isPost ? 'article-surface article-body prose' : 'article-surface prose',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${control.id}-label`,
    lang: language,
    ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
    ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
  }
}

/** Dropped pictures come to where they were dropped, pasted ones to the cursor. */
function takeFiles(sender: RefObject<FileSender | null>): Pick<EditorProps, 'handleDrop' | 'handlePaste'> {
  return {
    handleDrop(view, event) {
      const files = droppedFiles(event.dataTransfer)
      if (files.length === 0) return false
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
      if (at) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))))
      sender.current?.send(files)
      return true
    },
    handlePaste(_, event) {
      const files = pastedFiles(event.clipboardData)
      if (files.length > 0) sender.current?.send(files)
      return files.length > 0
    },
  }
}
