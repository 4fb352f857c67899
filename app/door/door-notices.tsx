import { formatDateTime } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { shownName } from './door-row.tsx'
import { doorTexts } from './door-texts.ts'
import type { Door } from './phone/use-door.ts'

/** Problems of the page. Never a dialog: it would stop the work at the door. */
export function DoorNotices({ door, account }: { door: Door; account: boolean }) {
  const t = usePanelTexts(doorTexts)
  const language = useLanguage()
  const refusals: Partial<Record<Door['net'], string>> = t.refusedBy[account ? 'account' : 'pass']
  const refusal = refusals[door.net]
  const nameOf = (id: string) => {
    const guest = door.guests.find((one) => one.id === id) ?? door.guests.find(({ party }) => party === id)
    return guest ? shownName(guest, t) : t.title
  }
  return (
    <div className="door-notices" role="status">
      {!door.list && door.net !== 'closed' && <NoList gone={door.gone} />}
      {door.list?.cancelled && <p className="door-notice">{t.cancelled}</p>}
      {door.list && new Date(door.list.opensAt) > new Date() && (
        <p className="door-notice">{t.opens(formatDateTime(door.list.opensAt, language))}</p>
      )}
      {refusal && (
        <p className="door-notice">
          <Icon name="warning-bold" />
          <span>{refusal}</span>
          {account && (
            <a className="button button-secondary button-sm" href={signInAddress()}>
              {t.enter}
            </a>
          )}
        </p>
      )}
      {door.refused.map(({ guest, reason }) => (
        <p key={guest} className="door-notice">
          <Icon name="warning-bold" />
          <span>{t.refused[reason](nameOf(guest))}</span>
          <button type="button" className="button button-secondary button-sm" onClick={() => door.phone.dismiss(guest)}>
            {t.dismiss}
          </button>
        </p>
      ))}
    </div>
  )
}

function NoList({ gone }: { gone: Door['gone'] }) {
  const t = usePanelTexts(doorTexts)
  if (gone !== 'removed') return <p className="door-notice">{gone ? t.closed : t.firstOnline}</p>
  return (
    <p className="door-notice">
      <span>{t.removed}</span>
      <button type="button" className="button button-secondary button-sm" onClick={() => location.reload()}>
        {t.openAgain}
      </button>
    </p>
  )
}

function signInAddress(): string {
  return `/admin/login?volver=${encodeURIComponent(location.pathname)}`
}
