import events from './events.ts'
import forms from './forms.ts'
import shell from './shell.ts'

/** All texts of the public site in Spanish; the Catalan ones must have the same keys. */
const es = { shell, forms, events }

export type Texts = typeof es
export default es
