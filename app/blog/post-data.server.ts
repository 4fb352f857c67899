import { config } from '#app/config.server.ts'
import { localPath, type Language } from '#app/i18n/language.ts'
import { sharePath } from '#app/media/picture.ts'
import { breadcrumbData, clubMoment, clubReference } from '#app/platform/structured-data.server.ts'
import type { Post } from './posts.server.ts'

/** What schema.org is told about a post: BlogPosting, and the way to it. `blog` is the list's name on the page. */
export function postData(post: Post, language: Language, blog: string) {
  const path = `/blog/${post.slug}`
  const url = config.baseUrl + localPath(path, language)
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title.text,
    description: post.summary,
    image: config.baseUrl + (post.picture ? sharePath(post.picture) : '/og.jpg'),
    datePublished: clubMoment(post.publishedAt),
    dateModified: clubMoment(post.updatedAt),
    inLanguage: post.contentLang ?? language,
    mainEntityOfPage: url,
    author: clubReference(),
    publisher: clubReference(),
  }
  return [posting, breadcrumbData(language, [{ path: '/blog', name: blog }, { path, name: post.title.text }])]
}
