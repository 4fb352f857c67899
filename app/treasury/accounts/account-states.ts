/** As the address of the list names them. */
export const accountStates = ['owed', 'overdue', 'credit', 'held'] as const
export type AccountState = (typeof accountStates)[number]
