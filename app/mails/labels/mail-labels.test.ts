import { expect, test } from 'vitest'
import { mailKindLabel, mailProblem } from './mail-labels.ts'

test('An unknown kind of a newer release is shown by its key', () => {
  expect(mailKindLabel('registration', 'es')).toBe('Inscripción confirmada')
  expect(mailKindLabel('event-cancelled', 'ca')).toBe('Esdeveniment cancel·lat')
  expect(mailKindLabel('of-the-next-release', 'es')).toBe('of-the-next-release')
  expect(mailKindLabel('toString', 'es')).toBe('toString')
})

test.each([
  ['EENVELOPE 550', 'rechazado para siempre (550)', 'rebutjat definitivament (550)'],
  ['BOUNCE 5.1.1', 'rechazado para siempre (5.1.1)', 'rebutjat definitivament (5.1.1)'],
  ['EMESSAGE 451', 'probar más tarde (451)', 'provar-ho més tard (451)'],
  ['ESOCKET', 'No se ha podido hablar', 'No s’ha pogut parlar'],
  ['EAUTH 535', 'SMTP_URL', 'SMTP_URL'],
  ['nothing to say any more', 'ya no existe', 'ja no existeix'],
  ['ENOSPC', 'disco', 'disc del servidor'],
  ['TypeError: x', 'se vuelve a intentar solo', 'es torna a provar sol'],
  ['Error: the key that the link was made with is not here', 'Falta la clave', 'Falta la clau'],
  ['Error: the key of the completion link is missing', 'Falta la clave', 'Falta la clau'],
  ['Error: the key that the kitchen sheet was written with is not here', 'Falta la clave', 'Falta la clau'],
  ['Error: encrypted with key 1a, this process has 2b', 'Falta la clave', 'Falta la clau'],
  ['Error: mails of the kind x are not known to this release', 'versión más nueva', 'versió més nova'],
])('The list explains «%s»', (lastError, spanish, catalan) => {
  expect(mailProblem(lastError, 'es')).toContain(spanish)
  expect(mailProblem(lastError, 'ca')).toContain(catalan)
})
