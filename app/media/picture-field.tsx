import type { FieldMetadata } from '@conform-to/react'
import { useRef, useState } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { Icon } from '#app/ui/icon.tsx'
import { RemovedRows, useRemovedRows } from '#app/ui/panel/removed-rows.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { mediaTexts } from './panel-texts.ts'
import { PictureFacts } from './picture-facts.tsx'
import { pictureHash, type PicturePurpose } from './picture.ts'
import { UploadButton } from './upload-button.tsx'
import { useInputEvent } from './use-input-event.ts'

type PictureFieldProps = {
  /** The form field with the address (`/media/{hash}`), or empty. Foreign addresses count as none. */
  field: FieldMetadata
  purpose: PicturePurpose
  label: string
  hint?: string
  /** Shows this variant (`1200.jpg`) alone, where alternative text and focal point have no use. */
  variant?: string
}

/** Uploads are stored at once; the form only sends the address. */
export function PictureField(props: PictureFieldProps) {
  return <KeyedPictureField key={props.field.key} {...props} />
}

function KeyedPictureField({ field, purpose, label, hint, variant }: PictureFieldProps) {
  const { name, initialValue: value } = field
  const [url, setUrl] = useState(typeof value === 'string' && pictureHash(value) ? value : '')
  const { picture: t } = usePanelTexts(mediaTexts)
  const error = useErrorTexts()(field.errors)
  const frame = useRef<HTMLDivElement>(null)
  const removed = useRemovedRows<string>()
  const remove = () => {
    removed.add({ row: url, index: 0, label: t.removed })
    setUrl('')
  }
  useInputEvent(frame, url)
  return (
    <div
      className="picture-field"
      role="group"
      aria-label={label}
      aria-describedby={error && `${name}-error`}
      data-field={name}
      data-kind="pictures"
      ref={frame}
    >
      <input type="hidden" name={name} value={url} data-draft="on" />
      {url && variant && <img className="picture-field-variant" src={`${url}-${variant}`} alt="" />}
      {url && !variant && <PictureFacts key={url} url={url} />}
      {!url && <PictureFieldEmpty />}
      {!url && <RemovedRows removed={removed} onRestore={({ row }) => setUrl(row)} />}
      <div className="picture-field-foot spread gap-3">
        <p className="extra-small muted">{hint ?? t.limits}</p>
        {url && <TextButton onClick={remove} className="small" label={t.remove} />}
        <UploadButton label={url ? t.replace : t.upload} purpose={purpose} onUploaded={setUrl} />
      </div>
      {error && (
        <p className="field-error picture-field-error" id={`${name}-error`}>
          <Icon name="warning-circle-fill" />
          {error}
        </p>
      )}
    </div>
  )
}

function PictureFieldEmpty() {
  return (
    <div className="picture-field-empty center">
      <Icon name="image" />
    </div>
  )
}
