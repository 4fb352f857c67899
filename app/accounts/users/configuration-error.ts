export const tableRefused = "No se puede acceder a la tabla 'usuarios'."

/** The specified texts for a database that lacks what the list of users needs. */
export function configurationError(missing: { column: string | null } | undefined): { title?: string; text?: string } {
  if (!missing) return {}
  const text = missing.column ? `La columna '${missing.column}' no existe en la tabla 'usuarios'` : tableRefused
  return { title: 'Error de configuración', text }
}
