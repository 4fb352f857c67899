/** Upper limits of public pages, for the tests and `npm run check:pages`. Bytes are compressed, as they are sent. */
export const MAX_READ_SCRIPT_BYTES = 7_000

/** In both languages, with the demo content. */
export const MAX_HTML_BYTES = { '/': 15_350, '/eventos': 11_000 } as const

/** With a processor four times slower. */
export const MAX_BLOCKING_MS = 200
export const MAX_TASK_MS = 50
