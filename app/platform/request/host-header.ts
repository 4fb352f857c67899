/** Compares lengths first, because it runs for every header of every request. */
export function isHost(name: string): boolean {
  return name.length === 4 && name.toLowerCase() === 'host'
}
