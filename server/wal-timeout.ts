/** PostgreSQL archives a segment after this time even if only the job queue has written (`wal-switch.server.ts`). */
export const WAL_TIMEOUT_SECONDS = 6 * 3600
