import { useRef, useState } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { toast } from '#app/ui/toast.tsx'
import type { PicturePurpose } from './picture.ts'
import { upload, type UploadProgress } from './upload.ts'
import { mediaTexts } from './panel-texts.ts'

type UploadState = { step: 'waiting' } | UploadProgress | { step: 'failed'; message: string; retry: boolean }
export type UploadedFile = { id: number; file: File; state: UploadState }

/** Sends files one after the other; what has failed stays until it is sent again or discarded. */
export function useUploads(purpose: PicturePurpose, onUploaded: (url: string) => void) {
  const { upload: t } = usePanelTexts(mediaTexts)
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  const queue = useRef(Promise.resolve())
  const lastId = useRef(0)
  const discard = (id: number) => setFiles((now) => now.filter((one) => one.id !== id))
  const show = (id: number, state: UploadState) =>
    setFiles((now) => now.map((one) => (one.id === id ? { ...one, state } : one)))

  function sendAll(chosen: readonly File[]) {
    const added = chosen.map((file): UploadedFile => ({ id: ++lastId.current, file, state: { step: 'waiting' } }))
    setFiles((now) => [...now, ...added])
    for (const one of added) queue.current = queue.current.then(() => send(one))
  }

  async function send({ id, file }: UploadedFile) {
    const outcome = await upload(file, purpose, t, (progress) => show(id, progress)).catch(
      () => ({ ok: false, message: t.failed, retry: true }) as const,
    )
    if (outcome.ok) {
      discard(id)
      onUploaded(outcome.url)
      toast.success(t.done)
    } else {
      show(id, { step: 'failed', message: outcome.message, retry: outcome.retry })
      toast.error(outcome.message)
    }
  }

  function retry({ id, file }: UploadedFile) {
    discard(id)
    sendAll([file])
  }

  return { files, sendAll, retry, discard }
}
