import { formatEuros } from '#app/i18n/money.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import table from '#app/ui/illustrations/mesa-redonda.svg?no-inline'
import type { EventDetails } from '#app/events/events.server.ts'
import { inLanguage, type LocalText } from '#app/i18n/localized.ts'

/** What the forms are given of an event as it is: an island gets no more. */
export const SHOWN = [
  'id',
  'title',
  'overAt',
  'location',
  'langs',
  'price',
  'places',
  'partyLimit',
  'hasWaitingList',
  'menuOptions',
] as const satisfies readonly (keyof EventDetails)[]

export type RegisteringFor = Pick<EventDetails, (typeof SHOWN)[number]> & {
  /** Dates are words of the server: a format of `Intl` takes a slow phone a hundred milliseconds. */
  day: string
  time: string
  /** When everybody may register, of an event that opens on a day. */
  opening?: string
  /** How it is paid, of an event with a price. */
  payment?: LocalText
}

type RegistrationSideProps = { event: RegisteringFor; isWaiting?: boolean }

/** Names the event at every width: below 768 px a band above the form. */
export function RegistrationSide({ event, isWaiting = false }: RegistrationSideProps) {
  const { title, day, time, location, langs, price, payment } = event
  const { events: t } = useTexts()
  return (
    <>
      <div className="side-words">
        {!isWaiting && <p className="small">{t.registration.registeringFor}</p>}
        <p className="d4" lang={langs.title}>
          {title}
        </p>
        <p className="small">
          <b className="registration-when">{day}</b>
          {time}
          {location && (
            <>
              {' · '}
              <span lang={langs.location}>{location}</span>
            </>
          )}
        </p>
        <p className="registration-price">
          {price > 0 ? formatEuros(price) : t.free}
          {price > 0 && <span className="registration-each small"> {t.registration.perPerson}</span>}
        </p>
        {payment && <p className="small" {...inLanguage(payment)} />}
      </div>
      <img src={table} alt="" width="480" height="480" className="dialog-side-picture" loading="lazy" />
    </>
  )
}
