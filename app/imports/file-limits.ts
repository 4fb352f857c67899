export const MAX_FILE_BYTES = 10 * 1024 * 1024
export const MAX_ROWS = 50_000
export const MAX_COLUMNS = 80
/** Of an XLSX, which is a ZIP. */
export const MAX_UNPACKED_BYTES = 100 * 1024 * 1024
