/** Undefined takes one away that an older PostgreSQL does not know. */
export type Settings = Record<string, string | number | undefined>

/**
 * PostgreSQL's settings, given at each start: they belong to the code, not to the data. Durability (fsync,
 * synchronous_commit, full_page_writes) stays as PostgreSQL has it: on.
 */
export function settings(socketFolder: string, own: Settings = {}): string[] {
  const all: Record<string, string | number | undefined> = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: 100,
    // A small machine: PostgreSQL and the product together stay under 400 MB.
    shared_buffers: '64MB',
    max_wal_size: '256MB',
    min_wal_size: '80MB',
    io_method: 'sync',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The product reports refused statements itself. Here they would let a visitor fill the disk, and put personal data
    // into a log.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...own,
  }
  return Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : ['-c', `${name}=${value}`]))
}

/**
 * Hands every finished WAL segment over to a folder, under its name only once it is on disk; never over another one.
 * After `seconds` a segment is finished early, if anything was written into it.
 */
export function archiving(wal: string, seconds: number): Settings {
  return {
    archive_mode: 'on',
    archive_library: 'basic_archive',
    'basic_archive.archive_directory': wal,
    archive_timeout: `${seconds}s`,
  }
}
