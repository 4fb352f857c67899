import { Link } from 'react-router'
import { totalsOf, type KitchenSheet } from '#app/kitchen/kitchen-sheet.ts'
import { kitchenTexts } from '#app/kitchen/kitchen-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { buttonClass, buttonContent } from '#app/ui/button.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import type { KitchenPanelTexts } from './kitchen-panel-texts.ca.ts'

type CoverFactsProps = { event: number; sheet: KitchenSheet; texts: KitchenPanelTexts['facts'] }

export function CoverFacts({ event, sheet, texts: t }: CoverFactsProps) {
  const words = kitchenTexts[useLanguage()]
  const { covers, tables, allergic, otherDiets } = totalsOf(sheet)
  return (
    <section className="sheet kitchen-facts">
      <p className="kitchen-facts-number">{covers}</p>
      <p>
        <strong>{words.covers(covers)}</strong> {tables > 0 && t.tables(tables)}
        <span className="small muted">
          {[allergic > 0 && t.allergic(allergic), otherDiets > 0 && t.others(otherDiets)].filter(Boolean).join(', ')}
        </span>
        <span className="small muted">{t.noName}</span>
      </p>
      <div className="kitchen-facts-links">
        <PageLink to={`/admin/eventos/${event}/cocina/hoja`} icon="printer">
          {t.print}
        </PageLink>
        <PageLink to={`/admin/eventos/${event}/cocina/tarjetas`} icon="identification-card">
          {t.cards}
        </PageLink>
      </div>
    </section>
  )
}

function PageLink({ to, icon, children }: { to: string; icon: IconName; children: string }) {
  return (
    <Link to={to} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
      {buttonContent({ icon, children })}
    </Link>
  )
}
