import { byOffice, kept } from './promise.ts'

const accounts = 'app/accounts/accounts.test.ts'
const members = 'tests/pages/members.test.ts'
const links = 'app/mails/link-lifetimes.test.ts'
const completion = 'app/membership/members/completion.test.ts'

/** Accounts, members and messages to the club. */
export const people = [
  ...kept(
    accounts,
    'is replaced once by a mailed link, which ends every session and notifies the owner',
    'te enviaremos un enlace para elegir otra',
    'acabamos de enviarle un enlace para elegir otra contraseña',
    'la anterior dejará de servir',
    'se cerrarán las sesiones que tengas abiertas',
    'Pide otro y te lo enviamos',
    'si caduca, pide otro en la página para entrar',
  ),
  ...kept(
    accounts,
    'who set a password make a temporary one: it lets its owner choose another, once, and opens no session',
    'Elige la tuya para entrar',
  ),
  ...kept('app/member-messages/member-messages.test.ts', 'of service reaches who wants no news', [
    'Lo que un socio necesita saber, como la convocatoria de la asamblea o la cuota, llega siempre',
    'arriba sempre',
  ]),
  ...kept(
    'tests/pages/sessions.test.ts',
    '%s (%s) needs the current one and tells its owner',
    'Se cerrarán tus sesiones en otros dispositivos y recibirás un aviso por correo',
  ),
  ...kept(
    'tests/pages/second-factor.test.ts',
    'is let in again by an administrator, who is audited, and learns of it by mail',
    'la próxima vez entrarás solo con la contraseña',
  ),
  ...kept(
    'tests/pages/sessions.test.ts',
    '%s lists one’s own, ends one and all the others, without script',
    'La pedimos para cerrar las sesiones de otros dispositivos',
  ),
  ...kept(
    accounts,
    'creates an account only after the e-mail is confirmed',
    'y podrás iniciar sesión',
    'y quedará lista',
  ),
  ...kept(
    'app/contact/messages.test.ts',
    'to the club contains the message unchanged, and a reply goes to its sender',
    'la respuesta llegará a quien ha escrito',
  ),
  ...kept(
    accounts,
    'the first one is created once with the printed key, while there is none',
    'Después deja de existir',
  ),
  ...kept(
    links,
    'A mailed link is valid as long as its mail and its page say',
    'Es válido durante 30 minutos',
    'es válido durante 24 horas',
    'El enlace es válido durante 30 minutos y solo una vez',
    'El enlace es válido durante 7 días',
    'es válido durante 20 minutos y solo una vez',
    'El enlace es válido durante 20 minutos',
  ),
  ...kept(
    members,
    'answers the same for every address, and mails members and accounts alone',
    'Escribe tu email y te enviamos un enlace',
    'en un momento recibirás un correo para entrar',
    'te enviamos un enlace, sin contraseña',
    'escribe este email y te enviamos un enlace',
    'llega en un momento',
  ),
  ...kept(
    'app/privacy/security-bursts.test.ts',
    'is mailed to each administrator once, while it lasts and an hour longer',
    'Mientras dure no te volveremos a avisar',
  ),
  ...kept(
    'app/membership/requests/review.test.ts',
    'sends the link for the data, once, in the language of the applicant, and writes an audit event',
    'te llega por correo un enlace personal para completar tus datos',
  ),
  ...kept(
    'app/membership/requests/requests.test.ts',
    'a couple that shares a mailbox makes two requests; the same person twice makes one',
    'También recibirás un email de confirmación',
  ),
  ...kept(
    completion,
    'is refused when missing, unknown, not approved, or completed already',
    'Deja de funcionar cuando hayas completado tus datos',
  ),
  ...kept(
    completion,
    'creates the member with a membership number and encrypts private fields',
    'Lo guardamos cifrado',
    'ya tendrás tu sitio en la mesa',
    'ya serás oficialmente miembro del club',
  ),
  ...kept(
    'tests/pages/completion.test.ts',
    'The fee of «El club» is named by the mail with the link and by its page; while it is empty neither names one',
    'La cuota te la decimos antes de que completes tus datos',
  ),
  ...byOffice(
    'Si has pagado la cuota y cambias de idea, te la devolvemos entera',
    'Leemos todas las solicitudes',
    'La leerá una persona del club',
    'La respuesta te llegará por correo',
    'Te responderemos por correo dentro de pocos días',
    'Enviarla es gratis y no obliga a nada',
    'Pronto nos pondremos en contacto contigo',
    'Nos pondremos en contacto contigo pronto',
    'Respondemos de lunes a sábado',
    'escríbenos y borraremos la solicitud',
    'escríbenos y te ayudamos',
    'Precio de socio en los restaurantes que recomendamos',
    'Una mesa antes que nadie',
    'Solo aparecen aquí las mesas a las que volveríamos',
  ),
]
