import { de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const sessionTexts = panelTexts({
  signIn: {
    title: { es: 'Panel de Administración', ca: 'Panell d’administració' },
    lead: {
      es: (club: string) => `${club} · acceso para el equipo del club`,
      ca: (club: string) => `${club} · accés per a l’equip del club`,
    },
    forgot: { es: '¿Has olvidado la contraseña?', ca: 'Has oblidat la contrasenya?' },
    backToSite: { es: 'Volver a la web', ca: 'Torna al web' },
    toasts: { es: 'Avisos', ca: 'Avisos' },
    close: { es: 'Cerrar', ca: 'Tanca' },
  },
  sessionOver: {
    title: { es: 'Tu sesión ha terminado', ca: 'La teva sessió s’ha acabat' },
    causes: {
      'sign-in-first': { es: 'Necesitas iniciar sesión.', ca: 'Has d’iniciar la sessió.' },
      'signed-in-elsewhere': {
        es: 'Has iniciado sesión en otro dispositivo.',
        ca: 'Has iniciat la sessió en un altre dispositiu.',
      },
      'role-changed': { es: 'Un administrador ha cambiado tu rol.', ca: 'Un administrador ha canviat el teu rol.' },
    },
    lead: {
      es: (cause: string) => `${cause} Entra otra vez y sigues donde estabas.`,
      ca: (cause: string) => `${cause} Torna a entrar i continua on eres.`,
    },
    keptLead: {
      es: (cause: string, page: string) =>
        `${cause} Entra otra vez y sigues donde estabas: lo que has escrito en «${page}» no se ha perdido.`,
      ca: (cause: string, page: string) =>
        `${cause} Torna a entrar i continua on eres: el que has escrit a «${page}» no s’ha perdut.`,
    },
    email: { es: 'Email', ca: 'Correu' },
    password: { es: 'Contraseña', ca: 'Contrasenya' },
    enter: { es: 'Entrar y seguir', ca: 'Entra i continua' },
    entering: { es: 'Entrando…', ca: 'S’està entrant…' },
    otherPerson: { es: 'Entrar como otra persona', ca: 'Entra com una altra persona' },
  },
  confirmation: {
    title: { es: 'Confirma tu contraseña', ca: 'Confirma la teva contrasenya' },
    lead: {
      es: 'Lo que vas a hacer pide tu propia contraseña. Durante 15 minutos no te la volveremos a pedir.',
      ca: 'El que faràs demana la teva contrasenya. Durant 15 minuts no te la tornarem a demanar.',
    },
    submit: { es: 'Confirmar', ca: 'Confirma' },
    busy: { es: 'Confirmando…', ca: 'S’està confirmant…' },
    done: {
      es: 'Contraseña confirmada. Si era una descarga, ya ha empezado.',
      ca: 'Contrasenya confirmada. Si era una baixada, ja ha començat.',
    },
    orFactor: { es: 'O con tu segundo factor:', ca: 'O amb el teu segon factor:' },
    goOn: { es: 'Continuar', ca: 'Continua' },
    back: { es: 'Volver', ca: 'Torna' },
  },
  sessions: {
    own: { es: 'Tus sesiones', ca: 'Les teves sessions' },
    secondFactor: { es: 'Segundo factor', ca: 'Segon factor' },
    changePassword: { es: 'Cambiar tu contraseña', ca: 'Canvia la teva contrasenya' },
    of: { es: (email: string) => `Sesiones de ${email}`, ca: (email: string) => `Sessions ${de(email)}` },
    back: { es: 'Todos los usuarios', ca: 'Tots els usuaris' },
    endOthers: { es: 'Cerrar las demás', ca: 'Tanca les altres' },
    endAll: { es: 'Cerrar todas', ca: 'Tanca-les totes' },
    lead: {
      es: 'Dónde está abierta la cuenta. Si no reconoces un dispositivo, cierra su sesión y cambia la contraseña. La actividad se anota cada diez minutos.',
      ca: 'On és obert el compte. Si no reconeixes un dispositiu, tanca’n la sessió i canvia la contrasenya. L’activitat s’anota cada deu minuts.',
    },
    none: { es: 'No hay sesiones abiertas', ca: 'No hi ha sessions obertes' },
    label: { es: 'Sesiones', ca: 'Sessions' },
    unknownDevice: { es: 'Dispositivo desconocido', ca: 'Dispositiu desconegut' },
    heads: {
      device: { es: 'Dispositivo', ca: 'Dispositiu' },
      state: { es: 'Estado', ca: 'Estat' },
      started: { es: 'Empezó', ca: 'Inici' },
      seen: { es: 'Última actividad', ca: 'Última activitat' },
    },
    current: { es: 'Esta sesión', ca: 'Aquesta sessió' },
    open: { es: 'Abierta', ca: 'Oberta' },
    end: {
      es: (device: string) => `Cerrar la sesión de ${device}`,
      ca: (device: string) => `Tanca la sessió ${de(device)}`,
    },
    ended: { es: 'Sesión cerrada', ca: 'S’ha tancat la sessió' },
    othersEnded: { es: 'Sesiones cerradas', ca: 'S’han tancat les sessions' },
    endFailed: { es: 'Error al cerrar la sesión', ca: 'Error en tancar la sessió' },
    demoted: { es: 'Ya no eres administrador: vuelve a entrar.', ca: 'Ja no ets administrador: torna a entrar.' },
  },
  ownPassword: {
    title: { es: 'Cambiar tu contraseña', ca: 'Canvia la teva contrasenya' },
    back: { es: 'Tus sesiones', ca: 'Les teves sessions' },
    sessions: {
      es: 'Se cerrarán tus sesiones en otros dispositivos y recibirás un aviso por correo.',
      ca: 'Es tancaran les teves sessions en altres dispositius i rebràs un avís per correu.',
    },
    submit: { es: 'Guardar contraseña', ca: 'Desa la contrasenya' },
    busy: { es: 'Guardando…', ca: 'S’està desant…' },
    failed: { es: 'Error al actualizar la contraseña', ca: 'Error en actualitzar la contrasenya' },
  },
})

export type SessionTexts = (typeof sessionTexts)['es']
