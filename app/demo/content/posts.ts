import { autumnInThreePots } from '#app/demo/content/posts/autumn-in-three-pots.ts'
import type { DemoPost } from '#app/demo/content/posts/demo-post.ts'
import { palamosPrawn } from '#app/demo/content/posts/palamos-prawn.ts'
import { tenBooks } from '#app/demo/content/posts/ten-books.ts'
import { whatToOrder } from '#app/demo/content/posts/what-to-order.ts'

export const posts: readonly DemoPost[] = [whatToOrder, palamosPrawn, tenBooks, autumnInThreePots]
