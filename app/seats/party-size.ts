/** What the tables accept; each event has its own limit of a party below. */
export const LARGEST_PARTY = 30
