import { useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { PictureFacts } from './picture-facts.tsx'
import { pictureHash, type PicturePurpose } from './picture.ts'
import { UploadButton } from './upload-button.tsx'
import { useToldChange } from './use-told-change.ts'

type PictureFieldProps = {
  /** Sent with the form: the picture's address (`/media/{hash}`), or nothing. */
  name: string
  /** The address that the row keeps now; one that is none of ours shows nowhere, and counts as none. */
  value: string | null | undefined
  purpose: PicturePurpose
  label: string
}

/**
 * One picture of a form of the panel: upload, preview, focal point, alternative text. The picture is kept at once; the
 * form keeps its address.
 */
export function PictureField({ name, value, purpose, label }: PictureFieldProps) {
  const [url, setUrl] = useState(value && pictureHash(value) ? value : '')
  const frame = useRef<HTMLDivElement>(null)
  useToldChange(frame, url)
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
