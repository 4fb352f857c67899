import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { keptWidths, type Picture } from './picture.ts'

type PictureSelectProps = {
  /** Its field in the form; the value is the picture's address, or nothing. */
  name: string
  defaultValue: string | undefined
  pictures: { url: string; picture: Picture }[]
  error: string | undefined
  onChange?: () => void
}

/** One of the stored pictures, or none. */
export function PictureSelect({ name, defaultValue = '', pictures, error, onChange }: PictureSelectProps) {
  const [url, setUrl] = useState(defaultValue)
  const [choosing, setChoosing] = useState(false)
  const choose = (next: string) => {
    setUrl(next)
    setChoosing(false)
    onChange?.()
  }
  const chosen = pictures.find((item) => item.url === url)
  return (
    <div className="picture-select">
      <input type="hidden" name={name} value={url} />
      {chosen ? <Preview {...chosen} /> : <p className="picture-select-none muted small">{url ? 'Imagen guardada' : 'Sin imagen'}</p>}
      <div className="picture-select-actions">
        <Button variant="secondary" size="sm" icon="image" onClick={() => setChoosing(true)}>
          {url ? 'Cambiar' : 'Elegir imagen'}
        </Button>
        {url && (
          <Button variant="secondary" size="sm" onClick={() => choose('')}>
            Quitar
          </Button>
        )}
      </div>
      {error && (
        <p className="field-error">
          <Icon name="warning-circle-fill" />
          {error}
        </p>
      )}
      <Dialog open={choosing} onClose={() => setChoosing(false)} title="Elegir imagen" closeLabel="Cerrar">
        {pictures.length === 0 ? (
          <p className="muted">Todavía no hay imágenes guardadas.</p>
        ) : (
          <ul className="picture-select-list">
            {pictures.map((item) => (
              <li key={item.url}>
                <button type="button" aria-pressed={item.url === url} onClick={() => choose(item.url)}>
                  <Preview {...item} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </Dialog>
    </div>
  )
}

function Preview({ picture }: { picture: Picture }) {
  const widths = keptWidths(picture.width)
  const width = widths.find((kept) => kept >= 480) ?? widths.at(-1)
  return (
    <img
      className="picture-select-preview"
      src={`/media/${picture.hash}-${width}.webp`}
      width={picture.width}
      height={picture.height}
      alt={picture.altEs || 'Imagen sin descripción'}
      loading="lazy"
      style={{ backgroundColor: picture.color }}
    />
  )
}
