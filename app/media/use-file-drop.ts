import { useEffect, useRef, type RefObject } from 'react'

const FRAME = '.picture-field'

/**
 * Files that are dropped on the frame around an element, or pasted into it; pasted anywhere if the page has one frame.
 */
export function useFileDrop(inside: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void) {
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    const frame = inside.current?.closest<HTMLElement>(FRAME) ?? inside.current
    if (!frame) return
    const { signal, abort } = listening()
    const leave = () => delete frame.dataset.drop
    const isOpen = () => !frame.matches('fieldset:disabled *')
    frame.addEventListener(
      'dragover',
      (event) => {
        if (!event.dataTransfer?.types.some((type) => type.toLowerCase() === 'files') || !isOpen()) return
        event.preventDefault()
        frame.dataset.drop = 'over'
      },
      { signal },
    )
    frame.addEventListener('dragleave', leave, { signal })
    frame.addEventListener(
      'drop',
      (event) => {
        leave()
        take(event, event.dataTransfer)
      },
      { signal },
    )
    document.addEventListener(
      'paste',
      (event) => {
        if (isPastedInto(frame, event.target)) take(event, event.clipboardData)
      },
      { signal },
    )
    function take(event: Event, data: DataTransfer | null) {
      const files = [...(data?.files ?? [])]
      if (files.length === 0 || !isOpen()) return
      event.preventDefault()
      latest.current(files)
    }
    return abort
  }, [inside])
}

function listening() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

function isPastedInto(frame: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (frame.contains(target)) return true
  const [only, other] = document.querySelectorAll(FRAME)
  return only === frame && !other && !target.closest('input, textarea, [contenteditable], dialog')
}
