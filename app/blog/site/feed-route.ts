import { config } from '#app/config.server.ts'
import { languageOf } from '#app/i18n/language.ts'
import { blogFeed } from './feed.server.ts'
import { listNewestPosts } from '#app/blog/posts.server.ts'
import type { Route } from './+types/feed-route.ts'

const MAX_FEED_POSTS = 20

/** GET /blog/rss.xml and /ca/blog/rss.xml: everyone. */
export async function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname)
  const posts = await listNewestPosts(language, MAX_FEED_POSTS, config.baseUrl)
  return new Response(blogFeed(posts, language), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
  })
}
