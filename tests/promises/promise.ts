/** A test: file and title. Or the heading of `docs/privacy.md` under which people find their duty. */
export type Keeper = readonly [file: string, test: string] | { office: string }

/** `words`: of the sentence in Spanish; with a pair, its Catalan words stand in the text too. */
export type Promised = { words: string; catalan?: string; keptBy: Keeper }

type Words = string | readonly [es: string, ca: string]

const promised = (keptBy: Keeper, words: readonly Words[]): Promised[] =>
  words.map((one) => (typeof one === 'string' ? { words: one, keptBy } : { words: one[0], catalan: one[1], keptBy }))

export const kept = (file: string, test: string, ...words: Words[]) => promised([file, test], words)
export const byOffice = (...words: Words[]) => promised({ office: '## Promises that people keep' }, words)
export const under = (office: string, ...words: Words[]) => promised({ office }, words)
