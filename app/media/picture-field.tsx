import { useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { PictureFacts } from './picture-facts.tsx'
import { pictureHash, type PicturePurpose } from './picture.ts'
import { UploadButton } from './upload-button.tsx'
import { useInputEvent } from './use-input-event.ts'

type PictureFieldProps = {
  /** The form field with the address (`/media/{hash}`), or empty. */
  name: string
  /** Foreign addresses count as none. */
  value: string | null | undefined
  purpose: PicturePurpose
  label: string
}

/** Uploads are stored at once; the form only sends the address. */
export function PictureField({ name, value, purpose, label }: PictureFieldProps) {
  const [url, setUrl] = useState(value && pictureHash(value) ? value : '')
  const frame = useRef<HTMLDivElement>(null)
  useInputEvent(frame, url)
  return (
    <div className="picture-field" role="group" aria-label={label} ref={frame}>
      <input type="hidden" name={name} value={url} />
      {url ? <PictureFacts key={url} url={url} /> : <PictureFieldEmpty />}
      <div className="picture-field-foot">
        <p className="extra-small muted">PNG, JPG o WEBP hasta 5 MB; las más grandes se reducen al subirlas</p>
        {url && (
          <button type="button" className="text-link small" onClick={() => setUrl('')}>
            Quitar
          </button>
        )}
        <UploadButton label={url ? 'Cambiar' : 'Subir imagen'} purpose={purpose} onUploaded={setUrl} />
      </div>
    </div>
  )
}

function PictureFieldEmpty() {
  return (
    <div className="picture-field-empty">
      <Icon name="image" />
    </div>
  )
}
