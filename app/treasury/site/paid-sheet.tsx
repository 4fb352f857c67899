import { formatDate } from '#app/i18n/dates.ts'
import { formatCents } from '#app/i18n/money.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import type { OwnAccount } from './own-account.server.ts'

export function PaidSheet({ paid }: { paid: OwnAccount['paid'] }) {
  const { ownAccount: t } = useTexts()
  return (
    <section className="sheet">
      <h2 className="d3">{t.paid}</h2>
      {paid.length === 0 ? (
        <p className="muted sheet-intro">{t.nothingPaid}</p>
      ) : (
        <ul className="own-account-rows">
          {paid.map((payment) => (
            <PaidRow key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </section>
  )
}

function PaidRow({ payment: { id, cents, method, receivedOn, undone } }: { payment: OwnAccount['paid'][number] }) {
  const { ownAccount: t } = useTexts()
  return (
    <li className="row gap-4">
      <span className="stack own-account-words">
        <b>{formatDate(receivedOn, useLanguage())}</b>
        <span className="small muted">
          {[t.methods[method], undone && (method === 'direct-debit' ? t.sentBack : t.undone)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={undone ? 'own-account-amount own-account-undone' : 'own-account-amount'}>
        {formatCents(cents)}
      </span>
      <LocalButtonLink
        to={`/mis-cenas/cuenta/justificante/${id}`}
        aria-label={t.receiptOf(id)}
        variant="neutral"
        size="sm"
        label={t.receipt}
      />
    </li>
  )
}
