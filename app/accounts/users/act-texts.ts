import { panelTexts } from '#app/i18n/panel-texts.ts'

export const userActTexts = panelTexts({
  role: {
    title: { es: 'Gestionar Rol de Usuario', ca: 'Gestiona el rol de l’usuari' },
    legend: { es: 'Rol', ca: 'Rol' },
    hint: {
      es: 'Al cambiar de rol se cierran sus sesiones.',
      ca: 'Si canvies el rol, es tanquen les sessions de l’usuari.',
    },
    save: { es: 'Guardar rol', ca: 'Desa el rol' },
    changed: { es: 'Rol de usuario actualizado correctamente', ca: 'Rol de l’usuari actualitzat correctament' },
    failed: { es: 'Error al actualizar el rol del usuario', ca: 'Error en actualitzar el rol de l’usuari' },
    organizer: { es: 'Organizador', ca: 'Organitzador' },
    organizerHint: {
      es: 'Solo para el rol Organización: verá los eventos de este organizador.',
      ca: 'Només per al rol Organització: veurà els esdeveniments d’aquest organitzador.',
    },
    noOrganizer: { es: 'Ninguno', ca: 'Cap' },
    refusals: {
      'organizer-gone': {
        es: 'Elige el organizador de sus eventos.',
        ca: 'Tria l’organitzador dels seus esdeveniments.',
      },
      unknown: { es: 'Este usuario ya no existe.', ca: 'Aquest usuari ja no existeix.' },
      self: {
        es: 'No puedes quitarte a ti mismo el rol de administrador.',
        ca: 'No et pots treure a tu mateix el rol d’administrador.',
      },
      last: {
        es: 'Es el último administrador: nombra antes a otro.',
        ca: 'És l’últim administrador: abans nomena’n un altre.',
      },
      configured: {
        es: 'La configuración del servidor (ADMIN_EMAILS) le da este rol.',
        ca: 'La configuració del servidor (ADMIN_EMAILS) li dona aquest rol.',
      },
      demoted: { es: 'Ya no eres administrador: vuelve a entrar.', ca: 'Ja no ets administrador: torna a entrar.' },
    },
  },
  invitation: {
    title: { es: 'Invitar al panel', ca: 'Convida al panell' },
    lead: {
      es: 'Recibirá un correo con un enlace para elegir su contraseña.',
      ca: 'Rebrà un correu amb un enllaç per triar la contrasenya.',
    },
    email: { es: 'Email', ca: 'Correu' },
    role: { es: 'Rol', ca: 'Rol' },
    submit: { es: 'Enviar invitación', ca: 'Envia la invitació' },
    busy: { es: 'Enviando…', ca: 'S’està enviant…' },
    sent: { es: 'Invitación enviada', ca: 'Invitació enviada' },
    sentText: {
      es: (email: string) => `${email} recibirá un enlace que funciona durante 7 días.`,
      ca: (email: string) => `${email} rebrà un enllaç que funciona durant 7 dies.`,
    },
    failed: { es: 'Error al enviar la invitación', ca: 'Error en enviar la invitació' },
    wrong: { es: 'Introduce un email válido', ca: 'Introdueix un correu vàlid' },
    exists: {
      es: 'Este email ya tiene una cuenta: cambia su rol en la lista.',
      ca: 'Aquest correu ja té un compte: canvia’n el rol a la llista.',
    },
    'organizer-gone': {
      es: 'Elige el organizador de sus eventos.',
      ca: 'Tria l’organitzador dels seus esdeveniments.',
    },
    demoted: { es: 'Ya no eres administrador: vuelve a entrar.', ca: 'Ja no ets administrador: torna a entrar.' },
  },
  password: {
    title: { es: 'Cambiar contraseña', ca: 'Canvia la contrasenya' },
    back: { es: 'Todos los usuarios', ca: 'Tots els usuaris' },
    linkText: {
      es: 'Lo más seguro: recibe un correo con un enlace y elige su contraseña. Nadie más la conoce.',
      ca: 'El més segur: rep un correu amb un enllaç i tria la seva contrasenya. Ningú més no la coneix.',
    },
    link: { es: 'Enviar enlace por correo', ca: 'Envia l’enllaç per correu' },
    linkBusy: { es: 'Enviando…', ca: 'S’està enviant…' },
    linkFailed: { es: 'Error al enviar el enlace', ca: 'Error en enviar l’enllaç' },
    temporary: { es: 'O escribe una contraseña temporal', ca: 'O escriu una contrasenya temporal' },
    temporaryText: {
      es: 'Dísela en persona o por teléfono. Es válida durante 24 horas, y al entrar con ella tiene que elegir la suya.',
      ca: 'Digues-la-hi en persona o per telèfon. És vàlida durant 24 hores, i en entrar-hi ha de triar la seva.',
    },
    staff: {
      es: 'Quien entra en el panel necesita al menos 12 caracteres.',
      ca: 'Qui entra al panell necessita 12 caràcters com a mínim.',
    },
    sessions: {
      es: 'Se cerrarán sus sesiones y recibirá un aviso por correo.',
      ca: 'Es tancaran les sessions de l’usuari, que rebrà un avís per correu.',
    },
    submit: { es: 'Actualizar contraseña', ca: 'Actualitza la contrasenya' },
    busy: { es: 'Actualizando…', ca: 'S’està actualitzant…' },
    failed: { es: 'Error al actualizar la contraseña', ca: 'Error en actualitzar la contrasenya' },
    withoutUser: { es: 'No se ha especificado un correo electrónico', ca: 'No s’ha especificat cap correu electrònic' },
    demoted: { es: 'Ya no eres administrador: vuelve a entrar.', ca: 'Ja no ets administrador: torna a entrar.' },
    wrongEmail: {
      es: 'Por favor ingresa un correo electrónico válido',
      ca: 'Introdueix un correu electrònic vàlid, si us plau',
    },
  },
})

export type UserActTexts = (typeof userActTexts)['es']
