export function registrationFields(given: Record<string, string> = {}): Record<string, string> {
  return { full_name: 'Clara Vidal Roca', email: 'clara@example.org', privacy: 'on', ...given }
}

/** The contact and «Guest 2», «Guest 3», … */
export function partyFields(size: number, given: Record<string, string> = {}): Record<string, string> {
  const guests = Array.from({ length: size - 1 }, (_, row) => [`guests[${row}].full_name`, `Guest ${row + 2}`])
  return registrationFields({ size: String(size), ...Object.fromEntries(guests), ...given })
}
