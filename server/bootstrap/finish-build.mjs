/** The two passes over a fresh build; they share the processors. */
await Promise.all([import('./bundle.mjs'), import('./compress.mjs')])
