import { useState } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { toast } from '#app/ui/toast.tsx'
import type { PicturePurpose } from './picture.ts'
import { upload, type UploadProgress } from './upload.ts'
import { mediaTexts } from './panel-texts.ca.ts'

export type CurrentUpload = { position: number; total: number; progress: UploadProgress }

/** Sends files one after the other; `unsent` keeps those that may be sent again. */
export function useUploads(purpose: PicturePurpose, onUploaded: (url: string) => void) {
  const { upload: t } = usePanelTexts(mediaTexts)
  const [current, setCurrent] = useState<CurrentUpload | null>(null)
  const [unsent, setUnsent] = useState<readonly File[]>([])

  async function sendAll(files: readonly File[]) {
    setUnsent((waiting) => waiting.filter((file) => !files.includes(file)))
    for (const [index, file] of files.entries()) {
      const outcome = await upload(file, purpose, t, (progress) =>
        setCurrent({ position: index + 1, total: files.length, progress }),
      )
      if (outcome.ok) {
        onUploaded(outcome.url)
        toast.success(t.done)
      } else {
        toast.error(outcome.message)
        if (outcome.retry) setUnsent((waiting) => [...waiting, file])
      }
    }
    setCurrent(null)
  }

  return {
    current,
    unsent,
    sendAll,
    discard: (file: File) => setUnsent((waiting) => waiting.filter((other) => other !== file)),
  }
}
