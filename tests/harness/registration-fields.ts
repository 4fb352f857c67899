export function registrationFields(given: Record<string, string> = {}): Record<string, string> {
  return { full_name: 'Clara Vidal Roca', email: 'clara@example.org', privacy: 'on', ...given }
}
