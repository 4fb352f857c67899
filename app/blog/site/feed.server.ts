import { Feed } from 'feed'
import { iconPath } from '#app/club.ts'
import { currentClub } from '#app/platform/club.server.ts'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { config } from '#app/config.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { textsOf } from '#app/i18n/texts.server.ts'
import type { Post } from '#app/blog/posts.server.ts'

export function blogFeed(posts: readonly Post[], language: Language): string {
  const t = textsOf[language].blog
  const url = (path: string) => siteUrl(path, language)
  const newest = posts[0]
  const feed = new Feed({
    id: url('/blog'),
    link: url('/blog'),
    title: `${t.title} · ${currentClub().formalName}`,
    description: t.lead,
    language,
    generator: false,
    image: config.baseUrl + iconPath(currentClub(), 180),
    feedLinks: { rss: url('/blog/rss.xml') },
    ...(newest && { updated: new Date(newest.publishedAt) }),
  })
  for (const post of posts) {
    const link = url(`/blog/${post.slug}`)
    feed.addItem({
      title: removeControlCharacters(post.title.text),
      id: link,
      link,
      date: new Date(post.publishedAt),
      description: removeControlCharacters(post.summary),
      content: removeControlCharacters(contentOf(post)),
    })
  }
  return feed.rss2()
}

/** Items of a feed have no language of their own. */
function contentOf({ html, contentLang }: Post): string {
  return contentLang ? `<div lang="${contentLang}">${html}</div>` : html
}

/** XML 1.0 forbids control characters, even escaped. */
function removeControlCharacters(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
}
