import { useRef, useState, type MouseEvent } from 'react'
import { formatNumber } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { toast } from '../toast.tsx'
import { sharedTexts } from './panel-texts.ts'

const RETURN = 13
const ANNOUNCEMENT_INTERVAL_MS = 5_000

/**
 * Reads the file of a link and shows its rows as they come. `rows` is null while nothing is exported; `announced` is
 * the same for screen readers, and changes less often.
 */
export function useExport() {
  const { export: t } = usePanelTexts(sharedTexts)
  const [rows, setRows] = useState<number | null>(null)
  const [announced, setAnnounced] = useState<number | null>(null)
  const running = useRef<AbortController>(null)

  async function save(href: string) {
    const { signal } = (running.current = new AbortController())
    let announcedAt = performance.now()
    function show(count: number) {
      setRows(count)
      if (performance.now() - announcedAt < ANNOUNCEMENT_INTERVAL_MS) return
      announcedAt = performance.now()
      setAnnounced(count)
    }
    setRows(0)
    setAnnounced(0)
    try {
      const response = await fetch(href, { signal })
      if (response.status === 429 || response.status >= 500) throw new Error(`status ${response.status}`)
      // The password, the sign-in or an error page.
      if (!response.headers.get('Content-Type')?.startsWith('text/csv')) return location.assign(response.url)
      const file = await readFile(response, show)
      const name = nameOf(response) ?? t.file
      offerFile(new Blob(file.chunks, { type: 'text/csv' }), name)
      toast.success(t.done, t.doneText(name, file.rows, formatNumber(file.rows)))
    } catch {
      if (signal.aborted) toast.notice(t.cancelled, t.nothingSaved)
      else toast.error(t.cut, t.cutText)
    } finally {
      setRows(null)
      setAnnounced(null)
    }
  }
  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (rows === null) void save(event.currentTarget.href)
  }
  return { rows, announced, onClick, save, cancel: () => running.current?.abort() }
}

type ExportedFile = { chunks: Uint8Array<ArrayBuffer>[]; rows: number }

/** @throws when the connection ends before the file does */
async function readFile(response: Response, show: (rows: number) => void): Promise<ExportedFile> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  // The first line is the head.
  let rows = -1
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    chunks.push(next.value)
    rows += next.value.reduce((lines, byte) => (byte === RETURN ? lines + 1 : lines), 0)
    show(Math.max(0, rows))
  }
  return { chunks, rows: Math.max(0, rows) }
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
