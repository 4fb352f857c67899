import { securityEvents, type SecurityEventKind } from '#app/platform/observability/security-events.ts'

const labels: Record<SecurityEventKind, string> = {
  'signed-in': 'Entrada con la contraseña',
  'sign-in-failed': 'Contraseña equivocada al entrar',
  'confirmation-failed': 'Contraseña equivocada al confirmar',
  'token-refused': 'Enlace que nadie ha enviado',
  'rate-limited': 'Demasiadas peticiones seguidas',
  'origin-refused': 'Formulario enviado desde otra web',
  'access-refused': 'Página del panel sin permiso',
  'sign-in-required': 'Página del panel sin haber entrado',
}

export const securityEventKinds = Object.keys(securityEvents) as SecurityEventKind[]

export function isSecurityEventKind(value: string | null): value is SecurityEventKind {
  return value !== null && Object.hasOwn(securityEvents, value)
}

export function securityEventLabel(kind: string): string {
  return isSecurityEventKind(kind) ? labels[kind] : kind
}
