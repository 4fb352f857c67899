import { eq } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { blogPosts } from '#app/database/schema.ts'
import { lockVersion } from '#app/database/versions.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { publicationBefore } from '#app/platform/forms/selected-rows.server.ts'
import { versionedSave } from '#app/platform/versioned-save.server.ts'

type Post = typeof blogPosts.$inferSelect
type Publication = Pick<Post, 'status' | 'publishedAt'> & Partial<Pick<Post, 'scheduledAt'>>
type Refusal = 'unknown' | 'conflict' | 'published' | 'unpublished'
type PublicationChange = { ok: true; version: number } | { ok: false; reason: Refusal }

/** As the form does it, without opening the post. A demo post stays one. @param seen its version in the list */
export function publishPost(id: number, seen: number, actor: Actor): Promise<PublicationChange> {
  return changePublication(id, seen, actor, async (_, { status }) =>
    status === 'published' ? 'published' : { status: 'published', publishedAt: new Date() },
  )
}

/** It leaves the blog and stays in the panel. */
export function archivePost(id: number, seen: number, actor: Actor): Promise<PublicationChange> {
  return changePublication(id, seen, actor, async (_, { status }) =>
    status === 'draft' ? 'unpublished' : { status: 'draft', publishedAt: null },
  )
}

/** As it was before the change that has made the version `seen`, its date included, but for an hour that has passed. */
export function undoPublication(id: number, seen: number, actor: Actor): Promise<PublicationChange> {
  return changePublication(id, seen, actor, async (tx, post) => {
    const before = post.version === seen ? await publicationBefore(tx, 'post', post) : null
    if (!before) return 'conflict'
    return before.scheduledAt && before.scheduledAt <= new Date() ? { ...before, scheduledAt: null } : before
  })
}

async function changePublication(
  id: number,
  seen: number,
  actor: Actor,
  decide: (tx: Transaction, post: Post) => Promise<Publication | Refusal>,
): Promise<PublicationChange> {
  return database.transaction(async (tx): Promise<PublicationChange> => {
    const locked = await lockVersion(tx, blogPosts, eq(blogPosts.id, id), () => true)
    if (!locked.ok) return locked
    const decided = await decide(tx, locked.row)
    if (typeof decided === 'string') return { ok: false, reason: decided }
    const saved = await versionedSave(tx, blogPosts, { id, seen }, decided, { actor, action: 'post.updated' })
    return saved.ok ? { ok: true, version: seen + 1 } : saved
  })
}
