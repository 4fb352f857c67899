import { sql } from 'drizzle-orm'
import { blogPosts } from '#app/database/schema.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import type { TranslatedTexts } from '#app/queue-card.ts'
import { postPanelTexts } from './panel-texts.ts'

export const translatedPosts: TranslatedTexts = {
  needs: 'blog.edit',
  table: blogPosts,
  name: () => mainText(blogPosts.title, blogPosts.titleCa),
  order: sql`${blogPosts.createdAt}, ${blogPosts.id}`,
  noun: (language) => postPanelTexts[language].list.noun,
  list: '/admin/blog',
}
