import type { Texts } from '../es/index.ts'
import events from './events.ts'
import forms from './forms.ts'
import shell from './shell.ts'

export default { shell, forms, events } satisfies Texts
