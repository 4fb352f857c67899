import { formatEuros } from '#app/i18n/money.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import type { RestaurantDetails } from '#app/restaurants/restaurants.server.ts'
import { inLanguage } from '#app/i18n/localized.ts'

type Dishes = RestaurantDetails['menu']['mains']

export function MenuTab({ tasting, mains }: RestaurantDetails['menu']) {
  const { restaurants: t } = useTexts()
  return (
    <>
      <h2 className="d3">{t.tastingMenus}</h2>
      <Carta dishes={tasting} empty={t.noTastingMenus} note={t.perPerson} />
      <h2 className="d3 restaurant-next">{t.mains}</h2>
      <Carta dishes={mains} empty={t.noMains} />
    </>
  )
}

function Carta({ dishes, empty, note }: { dishes: Dishes; empty: string; note?: string }) {
  if (dishes.length === 0) return <p className="muted carta-empty">{empty}</p>
  return (
    <ul className="carta">
      {dishes.map(({ name, description, price }, index) => (
        <li key={index} className="carta-dish">
          <h3 className="carta-name" lang={name.lang}>
            {name.text}
          </h3>
          {price > 0 && (
            <p className="carta-price">
              {formatEuros(price)} {note}
            </p>
          )}
          {description.text && <p className="carta-description small muted" {...inLanguage(description)} />}
        </li>
      ))}
    </ul>
  )
}
