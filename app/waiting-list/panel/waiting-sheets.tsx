import { Allowed } from '#app/accounts/allowed.tsx'
import type { LeftParty, WaitingList } from '#app/bookings/parties/list-waiting.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { Facts } from '#app/ui/panel/facts.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { bookingTexts } from '#app/bookings/panel/shared/booking-texts.ts'
import { TextButton } from '#app/ui/text-link.tsx'
import { waitingSheetTexts } from './sheet-texts.ts'

const HOUR_MS = 3_600_000

export function RulesSheet({ list, action }: { list: WaitingList; action: string }) {
  const { rules: t } = usePanelTexts(waitingSheetTexts)
  const language = useLanguage()
  const { offers, offersOpen, windowMs, lastOfferAt, offersEnd, parties, people } = list
  return (
    <Sheet title={t.title}>
      <p className="small muted waiting-rules">
        {offersOpen ? t.text[offers](Math.max(1, Math.round(windowMs / HOUR_MS))) : t.over}
      </p>
      <Facts
        facts={[
          [t.offers, <OfferMode key="mode" mode={offers} action={action} />],
          [t.last, lastOfferAt ? formatDateTime(lastOfferAt, language) : t.noOffer],
          [t.ends, formatDateTime(offersEnd, language)],
          [t.waiting, t.figures(parties.length, people)],
        ]}
      />
    </Sheet>
  )
}

function OfferMode({ mode, action }: { mode: WaitingList['offers']; action: string }) {
  const { rules: t } = usePanelTexts(waitingSheetTexts)
  const fetcher = useAct()
  const next = mode === 'auto' ? 'manual' : 'auto'
  return (
    <>
      <strong>{t.modes[mode]}</strong>
      {mode !== 'off' && (
        <Allowed to="registrations.edit">
          {' · '}
          <TextButton
            onClick={() => void fetcher.submit({ act: 'mode', mode: next }, { method: 'post', action })}
            label={next === 'auto' ? t.toAuto : t.toManual}
          />
        </Allowed>
      )}
    </>
  )
}

type LeftSheetProps = { left: readonly LeftParty[]; action: string; open: boolean }

export function LeftSheet({ left, action, open }: LeftSheetProps) {
  const { left: t } = usePanelTexts(waitingSheetTexts)
  return (
    <Sheet title={t.title}>
      {left.length === 0 ? (
        <p className="muted">{t.none}</p>
      ) : (
        <dl className="facts">
          {left.map((party) => (
            <LeftFact key={party.id} party={party} action={action} open={open} />
          ))}
        </dl>
      )}
    </Sheet>
  )
}

function LeftFact({ party, action, open }: { party: LeftParty; action: string; open: boolean }) {
  const { left: t } = usePanelTexts(waitingSheetTexts)
  const { erased } = usePanelTexts(bookingTexts)
  const language = useLanguage()
  const fetcher = useAct()
  const name = party.contactName || erased
  const send = (act: string) => () => void fetcher.submit({ act, party_id: party.id }, { method: 'post', action })
  return (
    <div>
      <dt className="waiting-left-name">
        {name} · {party.size}
      </dt>
      <dd className="small">
        {t.why[party.why]}, {formatDateTime(party.at, language)}
        {open && (party.why === 'lapsed' || party.why === 'declined') && (
          <LeftAct label={t.backOf(name)} onClick={send('return')}>
            {t.back}
          </LeftAct>
        )}
        {open && party.why === 'removed' && party.contactName && (
          <LeftAct label={t.restoreOf(name)} onClick={send('restore')}>
            {t.restore}
          </LeftAct>
        )}
      </dd>
    </div>
  )
}

function LeftAct({ label, onClick, children }: { label: string; onClick: () => void; children: string }) {
  return (
    <Allowed to="registrations.edit">
      {' · '}
      <TextButton aria-label={label} onClick={onClick} label={children} />
    </Allowed>
  )
}
