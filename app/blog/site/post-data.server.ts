import { sharePicturePath } from '#app/club.ts'
import { config } from '#app/config.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { sharePath } from '#app/media/picture.ts'
import { currentClub } from '#app/platform/club.server.ts'
import { clubMoment, clubReference } from '#app/platform/render/structured-data.server.ts'
import { siteUrl } from '#app/platform/site-url.server.ts'
import type { Post } from '#app/blog/posts.server.ts'

export function postData(post: Post, language: Language) {
  return {
    '@type': 'BlogPosting',
    headline: post.title.text,
    description: post.summary,
    image: config.baseUrl + (post.picture ? sharePath(post.picture) : sharePicturePath(currentClub())),
    datePublished: clubMoment(post.publishedAt),
    dateModified: clubMoment(post.updatedAt),
    inLanguage: post.contentLang ?? language,
    mainEntityOfPage: siteUrl(`/blog/${post.slug}`, language),
    author: clubReference(),
    publisher: clubReference(),
  }
}
