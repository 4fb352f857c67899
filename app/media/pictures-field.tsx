import type { FieldMetadata } from '@conform-to/react'
import { useRef, useState } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Badge } from '#app/ui/badge.tsx'
import { RemovedRows, useRemovedRows } from '#app/ui/panel/removed-rows.tsx'
import { RowAction } from '#app/ui/panel/row-action.tsx'
import { mediaTexts } from './panel-texts.ts'
import { PictureFacts } from './picture-facts.tsx'
import { pictureHash, type PicturePurpose } from './picture.ts'
import { UploadButton } from './upload-button.tsx'
import { useInputEvent } from './use-input-event.ts'

type PicturesFieldProps = {
  field: FieldMetadata<string[]>
  purpose: PicturePurpose
  label: string
  /** None of them is the main one. */
  equal?: boolean
}

export function PicturesField(props: PicturesFieldProps) {
  return <KeyedPicturesField key={props.field.key} {...props} />
}

function KeyedPicturesField({ field: { name, initialValue }, purpose, label, equal = false }: PicturesFieldProps) {
  const [urls, setUrls] = useState(() => [initialValue ?? []].flat().filter(isStoredPicture))
  const [open, setOpen] = useState<string | null>(null)
  const { pictures: t } = usePanelTexts(mediaTexts)
  const frame = useRef<HTMLDivElement>(null)
  const removed = useRemovedRows<string>()
  const remove = (url: string, index: number) => {
    removed.add({ row: url, index, label: t.removed(index + 1) })
    setUrls(urls.filter((other) => other !== url))
  }
  useInputEvent(frame, urls.join(' '))
  return (
    <div className="picture-field" role="group" aria-label={label} data-field={name} data-kind="pictures" ref={frame}>
      {urls.map((url) => (
        <input key={url} type="hidden" name={name} value={url} data-draft="on" />
      ))}
      <ol className="pictures">
        {urls.map((url, index) => (
          <li key={url}>
            <PictureRow
              url={url}
              index={index}
              main={index === 0 && !equal}
              last={index === urls.length - 1}
              onMove={(to) => setUrls(moveUrl(urls, index, to))}
              onEdit={() => setOpen(open === url ? null : url)}
              onRemove={() => remove(url, index)}
            />
            {open === url && <PictureFacts url={url} />}
          </li>
        ))}
      </ol>
      <RemovedRows
        removed={removed}
        onRestore={({ row, index }) => setUrls((now) => (now.includes(row) ? now : now.toSpliced(index, 0, row)))}
      />
      <div className="picture-field-foot spread gap-3">
        <p className="extra-small muted">{equal ? t.limits : `${t.limits} ${t.first}`}</p>
        <UploadButton
          label={t.add}
          purpose={purpose}
          multiple
          onUploaded={(url) => setUrls((now) => (now.includes(url) ? now : [...now, url]))}
        />
      </div>
    </div>
  )
}

type PictureRowProps = {
  url: string
  index: number
  main: boolean
  last: boolean
  onMove: (to: number) => void
  onEdit: () => void
  onRemove: () => void
}

function PictureRow({ url, index, main, last, onMove, onEdit, onRemove }: PictureRowProps) {
  const { pictures: t } = usePanelTexts(mediaTexts)
  const number = index + 1
  return (
    <div className="pictures-row row">
      <img src={`${url}-1200.jpg`} width={96} height={50} alt={t.alt(number)} loading="lazy" />
      {main && <Badge>{t.main}</Badge>}
      <span className="pictures-actions">
        {index > 0 && <RowAction icon="caret-left" label={t.earlier(number)} onClick={() => onMove(index - 1)} />}
        {!last && <RowAction icon="caret-right" label={t.later(number)} onClick={() => onMove(index + 1)} />}
        <RowAction icon="pencil-simple" label={t.edit(number)} onClick={onEdit} />
        <RowAction icon="trash" label={t.remove(number)} onClick={onRemove} />
      </span>
    </div>
  )
}

function isStoredPicture(url: unknown): url is string {
  return typeof url === 'string' && pictureHash(url) !== null
}

function moveUrl(urls: readonly string[], from: number, to: number): string[] {
  const next = urls.filter((_, index) => index !== from)
  next.splice(to, 0, urls[from] ?? '')
  return next
}
