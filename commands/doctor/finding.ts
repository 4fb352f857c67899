/** A fault keeps something from working; a warning does not, yet. Neither line holds personal data or a secret. */
export type Finding = { state: 'ok'; line: string } | { state: 'warning' | 'fault'; line: string; remedy: string }

export type Check = { name: string; run: () => Promise<Finding | Finding[]> }

export function ok(line: string): Finding {
  return { state: 'ok', line }
}

export function warning(line: string, remedy: string): Finding {
  return { state: 'warning', line, remedy }
}

export function fault(line: string, remedy: string): Finding {
  return { state: 'fault', line, remedy }
}
