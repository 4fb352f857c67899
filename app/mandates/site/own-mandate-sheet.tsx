import { maskIban } from '#app/banking/iban.ts'
import { formatDate } from '#app/i18n/dates.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import type { OwnMandate } from '#app/mandates/own-mandate.server.ts'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'

type OwnMandateSheetProps = { own: OwnMandate; token: string }

/** The order in force and the one that lacks a signature. */
export function OwnMandateSheet({ own: { current, draft }, token }: OwnMandateSheetProps) {
  const { own: t, paper } = useTexts().mandates
  return (
    <section className="sheet own-mandate stack">
      {current ? <Mandate mandate={current} /> : <p>{t.none}</p>}
      {draft && (
        <div className="stack">
          <h2 className="d4">{paper.title}</h2>
          <Mandate mandate={draft} />
          <p>{paper.text}</p>
        </div>
      )}
      {(draft ?? current) && (
        <LocalButtonLink
          to={sheetAddress(token)}
          variant={draft ? 'primary' : 'secondary'}
          label={draft ? paper.print : t.sheet}
        />
      )}
    </section>
  )
}

function sheetAddress(token: string): string {
  return `/mis-cenas/cuenta/orden/hoja${token && `?${new URLSearchParams({ token })}`}`
}

type Open = NonNullable<OwnMandate['current']>

function Mandate({ mandate: { status, reference, holder, ibanLast4, signedOn } }: { mandate: Open }) {
  const { own: t } = useTexts().mandates
  const language = useLanguage()
  const facts = [
    [t.facts.reference, reference],
    [t.facts.holder, holder],
    [t.facts.account, ibanLast4 && maskIban(ibanLast4)],
    [t.facts.signed, signedOn && formatDate(signedOn, language)],
  ] as const
  return (
    <>
      <p>{t.states[status]}</p>
      <dl className="mandate-facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}
