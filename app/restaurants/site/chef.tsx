import { LongText } from '#app/articles/article-body.tsx'
import { StoredPicture } from '#app/media/stored-picture.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import type { RestaurantDetails } from '#app/restaurants/restaurants.server.ts'

export function Chef({ name, bio, photo }: NonNullable<RestaurantDetails['chef']>) {
  return (
    <div className="chef">
      <div className="chef-photo">
        {photo && <StoredPicture picture={photo} sizes="(min-width: 48rem) 15rem, 10rem" decorative />}
        {!photo && <Avatar name={name} />}
      </div>
      <div className="prose">
        <h2>{name}</h2>
        <LongText className="prose" html={bio.html} lang={bio.lang} />
      </div>
    </div>
  )
}
