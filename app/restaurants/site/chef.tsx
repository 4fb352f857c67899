import { StoredPicture } from '#app/media/stored-picture.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import type { RestaurantDetails } from '#app/restaurants/restaurants.server.ts'

type ChefProps = NonNullable<RestaurantDetails['chef']> & { heading?: 'h2' | 'h3' }

/** In a tab of its own or, with a short biography, in the description. */
export function Chef({ name, bio, photo, heading: Heading = 'h2' }: ChefProps) {
  return (
    <div className="chef">
      <div className="chef-photo">
        {photo ? (
          <StoredPicture picture={photo} sizes="(min-width: 48rem) 15rem, 10rem" decorative />
        ) : (
          <Avatar name={name} />
        )}
      </div>
      <div className="prose">
        <Heading>{name}</Heading>
        {bio.paragraphs.map((paragraph) => (
          <p key={paragraph} lang={bio.lang}>
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  )
}
