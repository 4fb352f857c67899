import { useTexts } from '#app/i18n/texts.tsx'
import table from '../../ui/illustrations/mesa-redonda.svg?no-inline'

export function MembershipRequestSide() {
  const { membership: t } = useTexts()
  return (
    <>
      <p className="d3">{t.side}</p>
      <p className="small">{t.sideText}</p>
      <dl className="dialog-side-facts small">
        {t.facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <img src={table} alt="" width="600" height="600" className="dialog-side-picture" />
    </>
  )
}
