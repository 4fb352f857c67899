/** Undefined removes a setting that an older PostgreSQL lacks. */
export type Settings = Record<string, string | number | undefined>

/** Durability settings (fsync, synchronous_commit, full_page_writes) keep their default: on. */
export function settingArguments(socketFolder: string, overrides: Settings = {}): string[] {
  const all: Record<string, string | number | undefined> = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: 100,
    // PostgreSQL and the product together stay under 280 MB.
    shared_buffers: '64MB',
    max_wal_size: '256MB',
    min_wal_size: '80MB',
    // Each checkpoint makes the next write of a page write it whole into the WAL; `max_wal_size` limits a recovery.
    checkpoint_timeout: '30min',
    io_method: 'sync',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The product logs failed statements. Here they would let a visitor fill the disk, and log personal data.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...overrides,
  }
  return Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : ['-c', `${name}=${value}`]))
}

/** `basic_archive` never overwrites a segment, and names it only once it is on disk. */
export function archivingSettings(wal: string, seconds: number): Settings {
  return {
    archive_mode: 'on',
    archive_library: 'basic_archive',
    'basic_archive.archive_directory': wal,
    archive_timeout: `${seconds}s`,
  }
}
