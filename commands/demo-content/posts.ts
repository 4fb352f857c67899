import { autumnInThreePots } from './posts/autumn-in-three-pots.ts'
import type { DemoPost } from './posts/demo-post.ts'
import { palamosPrawn } from './posts/palamos-prawn.ts'
import { tenBooks } from './posts/ten-books.ts'
import { whatToOrder } from './posts/what-to-order.ts'

/** Three published posts, newest first, and a draft. */
export const posts: readonly DemoPost[] = [whatToOrder, palamosPrawn, tenBooks, autumnInThreePots]
