export const read = { select: 'all' } as const
export const write = { select: 'all', insert: true, update: 'all', delete: true } as const
