/** Filters of the list by their value of `?cuando=`; the usual one has none. */
export const spanParameters = {
  upcoming: null,
  drafts: 'borradores',
  past: 'pasados',
  cancelled: 'cancelados',
  archived: 'archivados',
  all: 'todos',
} as const
