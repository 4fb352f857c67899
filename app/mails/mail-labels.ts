/** The kinds of mail as the panel calls them; a kind without a word here is shown by its key. */
export const mailKinds: Readonly<Record<string, string>> = {
  registration: 'Inscripción confirmada',
  'registration-hold': 'Inscripción por confirmar',
  'registration-again': 'Inscripción repetida',
  'registration-cancelled': 'Inscripción cancelada',
  'event-cancelled': 'Evento cancelado',
  'membership-request': 'Solicitud recibida',
  'membership-approval': 'Solicitud aprobada',
  'contact-message': 'Aviso de mensaje al club',
  'contact-confirmation': 'Mensaje recibido',
  'verify-email': 'Confirmar el email',
  'reset-password': 'Nueva contraseña',
  'existing-account': 'Ya hay una cuenta',
  'password-changed': 'Contraseña cambiada',
  invitation: 'Invitación al panel',
  'security-burst': 'Aviso de seguridad',
  'incident-opened': 'Aviso técnico',
  'incident-recovered': 'Aviso técnico resuelto',
}

export const mailStateNames = { queued: 'En cola', sent: 'Enviado', failed: 'Fallido' } as const

/**
 * What went wrong the last time, as `mails.last_error` keeps it (a code of the mail library and the server's number,
 * never its words), said so that somebody can do something about it.
 */
export function mailProblem(lastError: string): string {
  const [code = '', number = ''] = lastError.split(' ')
  if (lastError === 'nothing to say any more') return 'Lo que anunciaba ya no existe: no hay nada que enviar.'
  if (lastError === 'withheld by a restore')
    return 'Al restaurar la copia se pidió no enviar los correos pendientes: puedes reenviarlo.'
  if (lastError.startsWith('over budget')) return 'Ya ha recibido muchos de este tipo: espera su turno.'
  if (code === 'EAUTH')
    return 'El servidor de correo no acepta el usuario o la contraseña de la configuración (SMTP_URL).'
  if (number.startsWith('5'))
    return `El servidor de correo lo ha rechazado para siempre (${number}): revisa la dirección.`
  if (number.startsWith('4'))
    return `El servidor de correo pide probar más tarde (${number}): se vuelve a intentar solo.`
  if (['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ECONNREFUSED', 'ECONNRESET', 'EPROTOCOL', 'ETLS'].includes(code))
    return 'No se ha podido hablar con el servidor de correo: se vuelve a intentar solo.'
  if (['ENOSPC', 'EROFS', 'EACCES'].includes(code)) return 'No se ha podido escribir en el disco del servidor.'
  return `Fallo inesperado (${lastError}).`
}
