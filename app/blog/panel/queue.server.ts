import { sql } from 'drizzle-orm'
import { blogPosts } from '#app/database/schema.ts'
import { readLackingTexts } from '#app/platform/lacking-texts.server.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import type { QueueCard } from '#app/queue-card.ts'
import { postPanelTexts } from './panel-texts.ca.ts'

export const postCards: readonly QueueCard[] = [
  {
    name: 'post-translations',
    needs: 'blog.edit',
    part: 'later',
    label: (language) => postPanelTexts[language].translations,
    read: async ({ language }) => ({
      lines: await readLackingTexts(blogPosts, {
        name: mainText(blogPosts.title, blogPosts.titleCa),
        order: sql`${blogPosts.createdAt}, ${blogPosts.id}`,
        noun: postPanelTexts[language].list.noun,
        language,
        list: '/admin/blog',
      }),
    }),
  },
]
