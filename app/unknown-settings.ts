import { settingNames, type Environment } from './config.server.ts'

const productPrefixes = /^(ALERT|BACKUP|BOUNCE|CLUB|DATABASE|MAIL|SMTP|WAL_ARCHIVE)_/
/** Read by commands. */
const otherNames = ['BACKUP_PRIVATE_KEY', 'BACKUP_PRIVATE_KEY_FILE']

/** One line for each variable that is no setting and looks like one. */
export function describeUnknownSettings(environment: Environment): string[] {
  const known = [...settingNames(), ...otherNames]
  return Object.keys(environment)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((other) => isMisspelt(name, other))
      if (!meant && !productPrefixes.test(name)) return []
      return `${name} is not a setting of el Cercle and is ignored: ${meant ? `did you mean ${meant}?` : 'README.md lists the settings.'}`
    })
}

/** Equal when each has lost at most one character. */
function isMisspelt(name: string, other: string): boolean {
  const cuts = (text: string) => new Set([text, ...Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1))])
  return Math.abs(name.length - other.length) < 2 && !cuts(name).isDisjointFrom(cuts(other))
}
