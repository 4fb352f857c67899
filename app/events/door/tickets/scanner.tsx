import { useEffect, useRef, useState } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Icon } from '#app/ui/icon.tsx'
import { shownName } from '#app/events/door/door-row.tsx'
import { doorTexts } from '#app/events/door/door-texts.ts'
import { hashTicket } from './ticket-hash.ts'
import type { Door } from '#app/events/door/phone/use-door.ts'

/** Reads tickets with the camera, one after the other. */
export function Scanner({ door }: { door: Door }) {
  const { scan, scanner: t } = usePanelTexts(doorTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="button button-primary needs-script"
        onClick={() => {
          dialog.current?.showModal()
          setOpen(true)
        }}
      >
        <Icon name="qr-code" />
        {scan}
      </button>
      <dialog ref={dialog} className="door-scanner on-dark" aria-label={t.title} onClose={() => setOpen(false)}>
        {open && <Camera door={door} />}
        <form method="dialog">
          <button type="submit" className="button button-secondary">
            {t.close}
          </button>
        </form>
      </dialog>
    </>
  )
}

type Seen = { code: string; text: string; good: boolean }

function Camera({ door }: { door: Door }) {
  const t = usePanelTexts(doorTexts)
  const video = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  const [seen, setSeen] = useState<Seen | null>(null)
  const last = useRef('')
  const find = useRef<(code: string) => Promise<Seen>>(undefined)
  useEffect(() => {
    find.current = async (code) => {
      const hash = await hashTicket(code)
      const guest = door.guests.find(({ tickets }) => tickets.includes(hash))
      if (!guest) return { code, text: t.scanner.unknown, good: false }
      const name = shownName(guest, t)
      if (door.present.has(guest.id)) return { code, text: t.scanner.already(name), good: false }
      door.toggle(guest.id)
      return { code, text: t.hasCome(name), good: true }
    }
  })
  useEffect(() => {
    let stop = () => {}
    let closed = false
    const look = async () => {
      const { readTickets } = await import('./ticket-reader.ts')
      if (!video.current) return
      stop = await readTickets(video.current, (code) => {
        // The same code stays before the camera for a while.
        if (code === last.current) return
        last.current = code
        void find.current?.(code).then(setSeen)
      })
      if (closed) stop()
    }
    look().catch(() => setFailed(true))
    return () => {
      closed = true
      stop()
    }
  }, [])
  return (
    <>
      <video ref={video} muted playsInline aria-hidden="true" hidden={failed} />
      <p className={seen?.good ? 'door-seen door-seen-good' : 'door-seen'} role="status">
        {failed ? t.scanner.noCamera : (seen?.text ?? t.scanner.hint)}
      </p>
    </>
  )
}
