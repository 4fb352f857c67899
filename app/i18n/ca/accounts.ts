import type { Texts } from '../es/index.ts'

export default {} satisfies Texts['accounts']
