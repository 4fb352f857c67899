import { mergeAttributes } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { NodeViewContent, NodeViewWrapper, ReactNodeViewRenderer, type NodeViewProps } from '@tiptap/react'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { altText, pictureHash, variantWidths, type Picture } from '#app/media/picture.ts'
import { uploadPath } from '#app/media/upload-limit.ts'
import { RowAction } from '#app/ui/panel/row-action.tsx'
import { ownPicture } from '#app/articles/own-picture.ts'
import { articleTexts } from './panel-texts.ts'

/** A figure with an editable caption; stores only the address and an own alternative text. */
export const ArticlePicture = Image.extend<{ language: 'es' | 'ca'; onDescribe: (url: string) => void }>({
  content: 'inline*',
  isolating: true,

  addOptions() {
    return { ...this.parent?.(), language: 'es' as const, onDescribe: () => undefined }
  },

  addAttributes() {
    return { src: { default: null, parseHTML: () => undefined }, alt: { default: null, parseHTML: () => undefined } }
  },

  parseHTML() {
    return [
      { tag: 'figure', getAttrs: (figure) => attributesOf(figure.querySelector('img')), contentElement: captionOf },
      { tag: 'img', getAttrs: (picture) => attributesOf(picture) },
    ]
  },

  renderHTML({ HTMLAttributes }) {
    return ['figure', ['img', mergeAttributes(HTMLAttributes)], ['figcaption', 0]]
  },

  addNodeView() {
    return ReactNodeViewRenderer(PictureView)
  },

  addInputRules: () => [],

  addKeyboardShortcuts() {
    const caption = () => {
      const { $from } = this.editor.state.selection
      return $from.parent.type.name === this.name ? $from : null
    }
    return {
      // A caption is one line: Enter continues below the picture.
      Enter: () => {
        const after = caption()?.after()
        return (
          after !== undefined &&
          this.editor
            .chain()
            .insertContentAt(after, { type: 'paragraph' })
            .setTextSelection(after + 1)
            .run()
        )
      },
      Backspace: () => caption()?.parent.content.size === 0 && this.editor.commands.deleteNode(this.name),
    }
  },
})

function attributesOf(picture: Element | null): { src: string; alt: string | null } | false {
  const src = ownPicture(picture?.getAttribute('src'))
  return src ? { src, alt: picture?.getAttribute('alt') ?? null } : false
}

function captionOf(figure: Node): HTMLElement {
  return (figure as Element).querySelector<HTMLElement>('figcaption') ?? document.createElement('figcaption')
}

function PictureView({ node, extension, selected, deleteNode }: NodeViewProps) {
  const { article: t } = usePanelTexts(articleTexts)
  const { src, alt } = node.attrs as { src: string; alt: string | null }
  const { language, onDescribe } = extension.options as { language: 'es' | 'ca'; onDescribe: (url: string) => void }
  const hash = pictureHash(src) ?? ''
  const { load, data } = useFetcher<{ picture: Picture }>({ key: `picture-${hash}` })
  useEffect(() => {
    void load(`${uploadPath}/${hash}`)
  }, [hash, load])
  const picture = data?.picture
  const described = alt ?? (picture && altText(picture, language).text) ?? ''
  return (
    <NodeViewWrapper as="figure" className={selected ? 'article-picture article-picture-selected' : 'article-picture'}>
      {picture ? (
        <img
          src={`/media/${hash}-${widthOf(picture)}.webp`}
          width={picture.width}
          height={picture.height}
          alt={described}
          style={{ backgroundColor: picture.color }}
          data-drag-handle
        />
      ) : (
        <div className="picture-facts-wait" />
      )}
      <div className="article-picture-tools row" contentEditable={false}>
        <span className="small">{described ? t.alt(described) : picture && t.noAlt}</span>
        <RowAction icon="pencil-simple" label={t.describePicture} onClick={() => onDescribe(src)} />
        <RowAction icon="trash" label={t.removePicture} onClick={deleteNode} />
      </div>
      <NodeViewContent<'figcaption'>
        as="figcaption"
        className={node.content.size === 0 ? 'article-caption article-caption-empty' : 'article-caption'}
      />
    </NodeViewWrapper>
  )
}

function widthOf({ width }: Picture): number | undefined {
  const widths = variantWidths(width)
  return widths.find((variant) => variant >= 960) ?? widths.at(-1)
}
