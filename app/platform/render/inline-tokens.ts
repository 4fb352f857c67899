import type { Declaration, Root } from 'postcss'

export type Token = { name: string; text: string }

/** Puts the value of a custom property that has only one in place of its name. */
export function inlineTokens(sheet: Root) {
  const declared = new Map<string, Declaration[]>()
  sheet.walkDecls(/^--/, (token) => void declared.getOrInsertComputed(token.prop, () => []).push(token))
  const values = new Map<string, string>()
  const inPlace = (text: string) => text.replace(USE, (use, name: string) => values.get(name) ?? use)
  for (const [name, [token, ...others]] of declared) {
    if (!token || others.length > 0 || !isOfRoot(token)) continue
    const value = inPlace(token.value)
    if (!value.includes('var(')) values.set(name, value)
  }
  sheet.walkDecls((declaration) => {
    declaration.value = inPlace(declaration.value)
  })
}

const USE = /var\((--[\w-]+)\)/g

function isOfRoot({ parent }: Declaration): boolean {
  if (parent?.type !== 'rule' || parent.selector !== ':root') return false
  let group = parent.parent
  while (group?.type === 'atrule' && 'name' in group && group.name === 'layer') group = group.parent
  return group?.type === 'root'
}

export function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '')
  return shorter === selector ? selector : withoutArguments(shorter)
}
