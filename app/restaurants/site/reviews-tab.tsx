import { formatDate } from '#app/i18n/dates.ts'
import { formatNumber } from '#app/i18n/money.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { RatingBars, RatingDisc } from '#app/ui/rating-bar.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { GuestScore } from '#app/restaurants/guest-score.tsx'
import type { RestaurantDetails } from '#app/restaurants/restaurants.server.ts'
import { inLanguage } from '#app/i18n/localized.ts'

export function ReviewsTab({ ratings, list, guests }: RestaurantDetails['reviews']) {
  const { restaurants: t, memory } = useTexts()
  return (
    <>
      <h2 className="d3">{t.ratings}</h2>
      {ratings ? <Score ratings={ratings} /> : <p className="muted restaurant-first">{t.noRatings}</p>}
      {guests && (
        <>
          <h2 className="d3 restaurant-next">{memory.said}</h2>
          <GuestScore scores={guests} />
          <p className="small muted restaurant-first">{memory.byGuests}</p>
        </>
      )}
      <h2 className="d3 restaurant-next">{t.reviews}</h2>
      {list.length === 0 && <p className="muted restaurant-first">{t.noReviews}</p>}
      {list.length > 0 && (
        <ul className="reviews">
          {list.map((review) => (
            <li key={review.author + review.date}>
              <Review review={review} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Score({ ratings }: { ratings: NonNullable<RestaurantDetails['reviews']['ratings']> }) {
  const { restaurants: t } = useTexts()
  const bars = (['comida', 'servicio', 'ambiente', 'calidadPrecio'] as const).map((key) => ({
    label: t.scores[key],
    value: ratings[key],
    text: formatNumber(ratings[key], 1),
  }))
  return (
    <div className="score">
      <RatingDisc text={formatNumber(ratings.general, 1)} note={t.outOfFive} />
      <RatingBars items={bars} />
    </div>
  )
}

function Review({ review }: { review: RestaurantDetails['reviews']['list'][number] }) {
  const { restaurants: t } = useTexts()
  const language = useLanguage()
  return (
    <article className="review">
      <Avatar name={review.author} />
      <div>
        <div className="review-head spread">
          <h3 className="review-author">{review.author}</h3>
          <Stars value={review.stars} of={5} label={t.starsOfFive(review.stars)} />
        </div>
        <p className="small muted">
          <time dateTime={review.date}>{formatDate(review.date, language)}</time>
        </p>
        <p className="review-text" {...inLanguage(review.text)} />
      </div>
    </article>
  )
}
