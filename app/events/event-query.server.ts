import { eq, sql } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { reusableQuery } from '#app/database/client.server.ts'
import { events, organizers, restaurants } from '#app/database/schema.ts'
import { pictureAt, picturesAt } from '#app/media/pictures.server.ts'
import type { Picture } from '#app/media/picture.ts'
import { waitingParties } from '#app/seats/bookable-seats.server.ts'
import { coursesColumn } from './courses.server.ts'
import { menuOptionsColumn } from '#app/diets/menu-options.server.ts'
import { earlierEveningsColumn } from './earlier-evenings.server.ts'
import { detailColumns } from './event-cards.server.ts'

const organizerColumns = {
  id: organizers.id,
  name: organizers.name,
  nameCa: organizers.nameCa,
  description: organizers.description,
  descriptionCa: organizers.descriptionCa,
  city: organizers.city,
  cityCa: organizers.cityCa,
  country: organizers.country,
  website: organizers.website,
}

export const withPictures = sql`${sql.placeholder('withPictures')}::boolean`

const picturesIfShown = sql<Picture[] | null>`case when ${withPictures} then ${picturesAt(events.pictures)} end`

export const eventQuery = reusableQuery((pool) =>
  pool
    .select({
      event: detailColumns,
      courses: coursesColumn,
      menuOptions: menuOptionsColumn,
      waiting: waitingParties,
      hasMedia: sql<boolean>`jsonb_array_length(${events.pictures}) > 0`,
      pictures: picturesIfShown,
      earlier: earlierEveningsColumn(withPictures),
      picture: pictureAt(events.imageUrl),
      logo: pictureAt(organizers.logoUrl),
      organizer: organizerColumns,
      restaurant: pick(restaurants, 'id', 'nombre', 'direccion', 'ubicacionMapa'),
    })
    .from(events)
    .leftJoin(organizers, eq(organizers.id, events.organizerId))
    .leftJoin(restaurants, eq(restaurants.id, events.restaurantId))
    .where(eq(events.id, sql.placeholder('id')))
    .prepare('event whole'),
)
