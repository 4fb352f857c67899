export const mailStateNames = { queued: 'En cola', sent: 'Enviado', failed: 'Fallido' } as const

/** Explains `mails.last_error` (the mail library's code and the server's number) in terms of what can be done. */
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
