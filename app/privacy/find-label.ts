/** The label of a stored key. Releases before and after this one may have stored others: these have no label. */
export function findLabel(labels: Readonly<Record<string, string>>, key: string): string {
  return (Object.hasOwn(labels, key) ? labels[key] : undefined) ?? key
}
