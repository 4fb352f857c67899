const words = ['un', 'dos', 'tres', 'quatre', 'cinc', 'sis', 'set', 'vuit', 'nou', 'deu']

/** Up to ten in words, of masculine things. */
export const inWords = (count: number) => words[count - 1] ?? `${count}`
/** Of feminine things: «dues places». */
export const inFeminineWords = (count: number) => ['una', 'dues'][count - 1] ?? inWords(count)
