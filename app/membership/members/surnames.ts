/** A name as a list has it: «Vidal Roca, Clara». */
type ListedName = { surnames: string; given: string }

/** They belong to the word after them: «de la Torre», «del Mar». */
const PARTICLES = new Set('de del dels des la las los les el els sa ses van von di da'.split(' '))
/** Between two surnames: «Bonet i Serra». */
const CONJUNCTIONS = new Set(['i', 'y'])

/** Given names that follow another one: «Josep Maria», «Joan Carles», «Maria del Mar». */
const SECOND_NAMES = new Set(
  `albert alberto anna ana antoni antonio àngel ángel àngels ángeles carles carlos carme carmen cristina dolors dolores elena
  enric enrique eugènia eugenia ferran fernando francesc francisco ignasi ignacio isabel jaume javier xavier jesús joan juan
  jordi jorge josep josé lluís luis lluïsa luisa manel manuel mar maria maría marta mercè mercedes miquel miguel montserrat
  núria nuria pau pablo pere pedro pilar ramon ramón rosa rosario roser teresa tomàs tomás victòria victoria vicenç vicente`.split(
    /\s+/,
  ),
)

/**
 * Given name and surnames, as far as the words show it: the last two are surnames, of two the last one. The club stores
 * one name, so that a rare one may stand under another of its words.
 */
export function listedName(fullName: string): ListedName {
  const names = namesIn(fullName)
  const from = firstSurname(names)
  return { surnames: names.slice(from).join(' '), given: names.slice(0, from).join(' ') }
}

/** Each with its particles; what a conjunction joins is one. */
function namesIn(fullName: string): string[] {
  const names: string[] = []
  let begun = ''
  for (const word of fullName.trim().split(/\s+/)) {
    const key = word.toLowerCase()
    const last = names.at(-1)
    if (begun === '' && CONJUNCTIONS.has(key) && names.length > 1) begun = `${names.pop()} ${word}`
    else if (PARTICLES.has(key) && last !== undefined) begun = begun ? `${begun} ${word}` : word
    else {
      names.push(begun ? `${begun} ${word}` : word)
      begun = ''
    }
  }
  if (begun) names.push(begun)
  return names
}

function firstSurname(names: string[]): number {
  if (names.length < 2) return 0
  const isJoined = names.some((name) => name.split(' ').some((word) => CONJUNCTIONS.has(word.toLowerCase())))
  const surnames = isJoined ? 1 : Math.min(2, names.length - 1)
  const from = names.length - surnames
  const second = names[from]?.split(' ').at(-1)?.toLowerCase() ?? ''
  return !isJoined && names.length === 3 && SECOND_NAMES.has(second) ? from + 1 : from
}

const collators: Partial<Record<string, Intl.Collator>> = {}

/** By surnames and then by given name, as dictionaries of the language do. */
export function compareNames(language: string): (a: ListedName, b: ListedName) => number {
  const { compare } = (collators[language] ??= new Intl.Collator(language))
  return (a, b) => compare(a.surnames, b.surnames) || compare(a.given, b.given)
}
