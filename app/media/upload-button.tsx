import { useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.tsx'
import type { PicturePurpose } from './picture.ts'
import { upload } from './upload.ts'
import { uploadTexts } from './upload-limit.ts'

type UploadButtonProps = { label: string; purpose: PicturePurpose; multiple?: boolean; /** Gets the address of each picture once it is kept. */ onUploaded: (url: string) => void }

/** Lets one choose pictures and sends them, one after the other; tells how far it is and what came of it. */
export function UploadButton({ label, purpose, multiple = false, onUploaded }: UploadButtonProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<number | null>(null)

  async function send(files: readonly File[]) {
    for (const file of files) {
      setSent(0)
      const answer = await upload(file, purpose, setSent)
      if (answer.ok) {
        onUploaded(answer.url)
        toast.success(uploadTexts.done)
      } else {
        toast.error(answer.message)
      }
    }
    setSent(null)
  }

  return (
    <div className="upload">
      <input
        ref={chooser}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        multiple={multiple}
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file may be chosen again.
          currentTarget.value = ''
          void send(files)
        }}
      />
      <Button variant="secondary" size="sm" icon="upload-simple" busy={sent !== null} busyLabel="Subiendo..." onClick={() => chooser.current?.click()}>
        {label}
      </Button>
      {sent !== null && <progress className="upload-progress" max={1} value={sent < 1 ? sent : undefined} aria-label="Subiendo la imagen" />}
    </div>
  )
}
