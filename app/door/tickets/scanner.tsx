import { useEffect, useRef, useState, type RefObject } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Icon } from '#app/ui/icon.tsx'
import { shownName } from '#app/door/door-row.tsx'
import { doorTexts } from '#app/door/door-texts.ts'
import { hashTicket } from '#app/bookings/tickets/ticket-hash.ts'
import type { Door } from '#app/door/phone/use-door.ts'

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

type Seen = { text: string; good: boolean }

function Camera({ door }: { door: Door }) {
  const { scanner: t } = usePanelTexts(doorTexts)
  const video = useRef<HTMLVideoElement>(null)
  const [seen, setSeen] = useState<Seen | null>(null)
  const checkIn = useTicketCheckIn(door)
  const { failed } = useTicketReader(video, (code) => void checkIn(code).then(setSeen))
  return (
    <>
      <video ref={video} muted playsInline aria-hidden="true" hidden={failed} />
      <p className={seen?.good ? 'door-seen door-seen-good' : 'door-seen'} role="status">
        {failed ? t.noCamera : (seen?.text ?? t.hint)}
      </p>
    </>
  )
}

/** Checks in the guest whose ticket has the code, and says what the door shows. */
function useTicketCheckIn(door: Door): (code: string) => Promise<Seen> {
  const t = usePanelTexts(doorTexts)
  return async (code) => {
    const hash = await hashTicket(code)
    const guest = door.guests.find(({ tickets }) => tickets.includes(hash))
    if (!guest) return { text: t.scanner.unknown, good: false }
    const name = shownName(guest, t)
    if (door.present.has(guest.id)) return { text: t.scanner.already(name), good: false }
    door.toggle(guest.id)
    return { text: t.hasCome(name), good: true }
  }
}

/** Reads the camera while the component is shown. `failed`: it may not be used. */
function useTicketReader(video: RefObject<HTMLVideoElement | null>, onCode: (code: string) => void) {
  const [failed, setFailed] = useState(false)
  const last = useRef('')
  const read = useRef(onCode)
  useEffect(() => {
    read.current = onCode
  })
  useEffect(() => {
    let stop = () => {}
    let closed = false
    const look = async () => {
      const { readTickets } = await import('#app/bookings/tickets/ticket-reader.ts')
      if (!video.current) return
      stop = await readTickets(video.current, (code) => {
        // The same code stays before the camera for a while.
        if (code === last.current) return
        last.current = code
        read.current(code)
      })
      if (closed) stop()
    }
    look().catch(() => setFailed(true))
    return () => {
      closed = true
      stop()
    }
  }, [video])
  return { failed }
}
