import written from '#app/i18n/ca/index.ts'
import { withJoinedPronouns } from '#app/i18n/catalan-pronouns.ts'

/** The Catalan dictionary as pages show it. */
export const shownCatalan = withJoinedPronouns(written, 'ca')
