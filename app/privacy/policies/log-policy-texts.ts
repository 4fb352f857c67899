import { interest } from './legal-basis-texts.ts'
import type { PolicyTexts } from './policy.ts'

/** Of what the product notes and copies. */
export const logPolicies = {
  'technical-log': {
    title: { es: 'Registros técnicos y de seguridad', ca: 'Registres tècnics i de seguretat' },
    contents: { es: 'Fecha, página, error; ni nombres ni textos', ca: 'Data, pàgina, error; ni noms ni textos' },
    purpose: { es: 'Proteger la web de abusos y averías', ca: 'Protegir el web d’abusos i avaries' },
    basis: interest,
    visibleNote: { es: 'Quien aloja la web', ca: 'Qui allotja el web' },
    period: { es: '12 meses', ca: '12 mesos' },
  },
  'security-log': {
    title: {
      es: 'Registro de seguridad (entradas, intentos fallidos y abusos, con una huella de la dirección y de la cuenta; la dirección IP, si hace falta para bloquear un ataque)',
      ca: 'Registre de seguretat (entrades, intents fallits i abusos, amb una empremta de l’adreça i del compte; l’adreça IP, si cal per aturar un atac)',
    },
    contents: {
      es: 'Fecha, tipo, página, huellas; ni nombres ni textos',
      ca: 'Data, tipus, pàgina, empremtes; ni noms ni textos',
    },
    purpose: { es: 'Ver y frenar ataques', ca: 'Veure i frenar atacs' },
    basis: interest,
    period: { es: '30 días', ca: '30 dies' },
  },
  audit: {
    title: {
      es: 'Registro de lo que hace el equipo en el panel (quién, qué y cuándo, sin el contenido de tus datos)',
      ca: 'Registre del que fa l’equip al panell d’administració (qui, què i quan, sense el contingut de les teves dades)',
    },
    contents: {
      es: 'Cuenta, acción, número del registro y nombres de campos',
      ca: 'Compte, acció, número del registre i noms de camps',
    },
    purpose: { es: 'Saber quién ha visto o cambiado qué', ca: 'Saber qui ha vist o canviat què' },
    basis: interest,
    period: { es: '3 años', ca: '3 anys' },
  },
  history: {
    title: {
      es: 'Historial de los textos de la web (qué se cambia de un evento, una publicación, un restaurante o un organizador)',
      ca: 'Historial dels textos del web (què es canvia d’un esdeveniment, una publicació, un restaurant o un organitzador)',
    },
    contents: {
      es: 'Los textos de antes y de después, que pueden nombrar a alguien',
      ca: 'Els textos d’abans i de després, que poden anomenar algú',
    },
    purpose: { es: 'Deshacer un error', ca: 'Desfer un error' },
    basis: interest,
    period: { es: '12 meses', ca: '12 mesos' },
  },
  trash: {
    title: {
      es: 'Papelera de lo que se elimina en el panel (eventos, sin sus inscripciones, publicaciones, restaurantes y organizadores)',
      ca: 'Paperera del que s’elimina al panell (esdeveniments, sense les inscripcions, publicacions, restaurants i organitzadors)',
    },
    contents: {
      es: 'Los textos y las imágenes de lo eliminado; nada de los inscritos',
      ca: 'Els textos i les imatges del que s’ha eliminat; res dels inscrits',
    },
    purpose: { es: 'Recuperar lo que se elimina por error', ca: 'Recuperar el que s’elimina per error' },
    basis: interest,
    period: { es: '30 días', ca: '30 dies' },
  },
  backup: {
    title: { es: 'Copias de seguridad', ca: 'Còpies de seguretat' },
    contents: { es: 'Todo lo anterior, tal como estaba', ca: 'Tot l’anterior, tal com estava' },
    purpose: { es: 'Recuperar la web después de una avería', ca: 'Recuperar el web després d’una avaria' },
    basis: interest,
    visibleNote: { es: 'Quien aloja la web', ca: 'Qui allotja el web' },
    period: { es: '35 días', ca: '35 dies' },
  },
} satisfies Record<string, PolicyTexts>
