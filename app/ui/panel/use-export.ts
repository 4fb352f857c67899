import { useState, type MouseEvent } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { toast } from '../toast.tsx'
import { sharedTexts } from './panel-texts.ts'

const RETURN = 13

/** Reads the file of a link and shows its rows as they come. `rows` is null while nothing is exported. */
export function useExport() {
  const { export: t } = usePanelTexts(sharedTexts)
  const [rows, setRows] = useState<number | null>(null)
  async function save(href: string) {
    setRows(0)
    try {
      const response = await fetch(href)
      if (response.status === 429 || response.status >= 500) throw new Error(`status ${response.status}`)
      // The password, the sign-in or an error page.
      if (!response.headers.get('Content-Type')?.startsWith('text/csv')) return location.assign(response.url)
      offerFile(new Blob(await readChunks(response, setRows), { type: 'text/csv' }), nameOf(response) ?? t.file)
    } catch {
      toast.error(t.cut, t.cutText)
    } finally {
      setRows(null)
    }
  }
  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (rows === null) void save(event.currentTarget.href)
  }
  return { rows, onClick }
}

/** @throws when the connection ends before the file does */
async function readChunks(response: Response, show: (rows: number) => void): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  // The first line is the head.
  let rows = -1
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    chunks.push(next.value)
    rows += next.value.reduce((lines, byte) => (byte === RETURN ? lines + 1 : lines), 0)
    show(Math.max(0, rows))
  }
  return chunks
}

function nameOf(response: Response): string | undefined {
  return /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
}

function offerFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
