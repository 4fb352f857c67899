import { el } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

const parties = {
  es: (count: number) => (count === 1 ? '1 reserva' : `${count} reservas`),
  ca: (count: number) => (count === 1 ? '1 reserva' : `${count} reserves`),
}

export const guestMessageTexts = panelTexts({
  title: { es: 'Mensajes', ca: 'Missatges' },
  audience: {
    names: {
      booked: { es: 'Tienen plaza', ca: 'Tenen plaça' },
      waiting: { es: 'Esperan', ca: 'Esperen' },
      came: { es: 'Vinieron', ca: 'Van venir' },
      'no-show': { es: 'No vinieron', ca: 'No van venir' },
    },
    parties: {
      booked: parties,
      waiting: { es: String, ca: String },
      came: { es: String, ca: String },
      'no-show': { es: String, ca: String },
    },
    demo: {
      es: (count: number) =>
        count === 1 ? '1 reserva de demostración no cuenta.' : `${count} reservas de demostración no cuentan.`,
      ca: (count: number) =>
        count === 1 ? '1 reserva de demostració no compta.' : `${count} reserves de demostració no compten.`,
    },
    calls: {
      es: (count: number) => (count === 1 ? '1 reserva no tiene correo' : `${count} reservas no tienen correo`),
      ca: (count: number) => (count === 1 ? '1 reserva no té correu' : `${count} reserves no tenen correu`),
    },
    call: {
      es: (count: number) => (count === 1 ? 'llámala' : 'llámalas'),
      ca: (count: number) => (count === 1 ? 'truca-li' : 'truca’ls'),
    },
    noPhone: { es: 'sin teléfono', ca: 'sense telèfon' },
    after: {
      es: 'A quien vino y a quien no, cuando haya pasado el evento y alguien esté marcado en la puerta.',
      ca: 'A qui va venir i a qui no, quan hagi passat l’esdeveniment i hi hagi algú marcat a la porta.',
    },
  },
  tableless: {
    es: (count: number) =>
      count === 1
        ? '1 reserva aún no tiene mesa: leerá «aún sin número».'
        : `${count} reservas aún no tienen mesa: leerán «aún sin número».`,
    ca: (count: number) =>
      count === 1
        ? '1 reserva encara no té taula: llegirà «encara sense número».'
        : `${count} reserves encara no tenen taula: llegiran «encara sense número».`,
  },
  closed: {
    es: 'El evento no está publicado: no se envían mensajes.',
    ca: 'L’esdeveniment no està publicat: no s’envien missatges.',
  },
  automatic: {
    titles: {
      reminder: { es: 'El recordatorio de este evento', ca: 'El recordatori d’aquest esdeveniment' },
      thanks: { es: 'Las gracias de este evento', ca: 'Les gràcies d’aquest esdeveniment' },
    },
    own: { es: 'Vacío: el texto del club.', ca: 'Buit: el text del club.' },
    builtIn: { es: 'Vacío: el texto predeterminado.', ca: 'Buit: el text predeterminat.' },
    clubTexts: { es: 'Textos del club para todos los eventos', ca: 'Textos del club per a tots els esdeveniments' },
    save: { es: 'Guardar el texto', ca: 'Desa el text' },
    saving: { es: 'Guardando…', ca: 'S’està desant…' },
    back: { es: 'Volver al mensaje', ca: 'Torna al missatge' },
    beneath: {
      reminder: {
        es: 'Debajo: la fecha, el lugar, los plazos, el menú y el botón para abrir su reserva.',
        ca: 'A sota: la data, el lloc, els terminis, el menú i el botó per obrir la reserva.',
      },
      thanks: {
        es: 'Debajo, si vinieron: el enlace para valorar el evento.',
        ca: 'A sota, si van venir: l’enllaç per valorar l’esdeveniment.',
      },
    },
  },
  list: {
    kinds: {
      reminder: { es: 'Recordatorio', ca: 'Recordatori' },
      thanks: { es: 'Gracias por cenar con nosotros', ca: 'Gràcies per sopar amb nosaltres' },
      change: { es: 'Cambio del evento', ca: 'Canvi de l’esdeveniment' },
    },
    automatic: {
      reminder: {
        es: (at: string) => `automático, tres días antes (${at}), a quien tiene plaza`,
        ca: (at: string) => `automàtic, tres dies abans (${at}), a qui té plaça`,
      },
      thanks: {
        es: (at: string) => `automático, al día siguiente (${at}), a quien haya venido`,
        ca: (at: string) => `automàtic, l’endemà (${at}), a qui hagi vingut`,
      },
    },
    missed: {
      es: (at: string) => `no se envió el ${at}: el evento no estaba publicado, o el servidor estaba parado`,
      ca: (at: string) => `no es va enviar ${el(at)}: l’esdeveniment no estava publicat, o el servidor estava aturat`,
    },
    to: {
      booked: { es: 'a quien tiene plaza', ca: 'a qui té plaça' },
      waiting: { es: 'a quien espera', ca: 'a qui espera' },
      came: { es: 'a quien vino', ca: 'a qui va venir' },
      'no-show': { es: 'a quien no vino', ca: 'a qui no va venir' },
    },
    changeText: { es: 'Cambiar el texto', ca: 'Canvia el text' },
    resume: { es: 'Reanudar', ca: 'Reprèn' },
  },
  errors: {
    over: {
      es: 'El evento habrá empezado: ya no les sirve',
      ca: 'L’esdeveniment ja haurà començat: ja no els serveix',
    },
    closed: {
      es: 'El evento no está publicado: no se envían mensajes.',
      ca: 'L’esdeveniment no està publicat: no s’envien missatges.',
    },
    unknown: {
      es: 'Este mensaje o su evento ya no existe.',
      ca: 'Aquest missatge o el seu esdeveniment ja no existeix.',
    },
  },
  done: {
    text: { es: 'Texto guardado', ca: 'Text desat' },
    resumed: { es: 'Mensaje reanudado', ca: 'Missatge reprès' },
  },
  club: {
    title: { es: 'Textos de los correos', ca: 'Textos dels correus' },
    back: { es: 'Eventos', ca: 'Esdeveniments' },
    lead: {
      es: 'Valen para todos los eventos que no tienen un texto propio. Si dejas vacíos el asunto y el texto de un idioma, se envía el predeterminado.',
      ca: 'Valen per a tots els esdeveniments que no tenen un text propi. Si deixes buits l’assumpte i el text d’una llengua, s’envia el predeterminat.',
    },
    kinds: {
      reminder: { es: 'Recordatorio, tres días antes', ca: 'Recordatori, tres dies abans' },
      thanks: { es: 'Gracias, al día siguiente', ca: 'Gràcies, l’endemà' },
    },
    builtIn: { es: 'El texto predeterminado', ca: 'El text predeterminat' },
  },
})
