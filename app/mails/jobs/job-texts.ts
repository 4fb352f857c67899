import type { JobName } from '#app/jobs.server.ts'
import { panelTexts, type PanelTexts } from '#app/i18n/panel-texts.ts'

const administrator = { es: 'quien administra la web', ca: 'qui administra el web' }

export const jobTexts = panelTexts({
  tabs: {
    label: { es: 'Correos y tareas', ca: 'Correus i tasques' },
    mails: { es: 'Correos', ca: 'Correus' },
    jobs: { es: 'Tareas', ca: 'Tasques' },
  },
  lead: {
    es: 'El servidor hace estas tareas solo. Si una falla, la repite él mismo: al cabo de unos segundos y después cada vez con más espera. Cuando deja de intentarlo, sale abajo como fallida: repítela cuando el problema esté resuelto. Las terminadas no se muestran.',
    ca: 'El servidor fa aquestes tasques sol. Si una falla, la repeteix ell mateix: al cap d’uns segons i després cada vegada amb més espera. Quan ho deixa de provar, surt a baix: repeteix-la quan el problema estigui resolt. Les acabades no es mostren.',
  },
  label: { es: 'Tareas del servidor', ca: 'Tasques del servidor' },
  none: { es: 'No hay ninguna tarea pendiente', ca: 'No hi ha cap tasca pendent' },
  notLoaded: { es: 'Error al cargar las tareas', ca: 'Error en carregar les tasques' },
  heads: {
    kind: { es: 'Tarea', ca: 'Tasca' },
    waiting: { es: 'Esperan', ca: 'Esperen' },
    active: { es: 'En curso', ca: 'En curs' },
    retried: { es: 'Se repiten solas', ca: 'Es repeteixen soles' },
    failed: { es: 'Fallidas', ca: 'Han fallat' },
    oldest: { es: 'La más antigua', ca: 'La més antiga' },
    next: { es: 'Próximo intento', ca: 'Pròxim intent' },
    error: { es: 'Último error', ca: 'Últim error' },
  },
  age: {
    minutes: {
      es: (minutes: number) => (minutes < 1 ? 'ahora' : `hace ${minutes} min`),
      ca: (minutes: number) => (minutes < 1 ? 'ara' : `fa ${minutes} min`),
    },
    hours: { es: (hours: number) => `hace ${hours} h`, ca: (hours: number) => `fa ${hours} h` },
    days: {
      es: (days: number) => (days === 1 ? 'hace 1 día' : `hace ${days} días`),
      ca: (days: number) => (days === 1 ? 'fa 1 dia' : `fa ${days} dies`),
    },
  },
  soon: { es: 'en breve', ca: 'aviat' },
  noError: { es: 'Ninguno', ca: 'Cap' },
  failed: {
    title: { es: 'Tareas fallidas', ca: 'Tasques que han fallat' },
    none: { es: 'No hay ninguna tarea fallida', ca: 'No ha fallat cap tasca' },
    noun: { es: ['tarea fallida', 'tareas fallidas'], ca: ['tasca que ha fallat', 'tasques que han fallat'] },
    heads: {
      kind: { es: 'Tarea', ca: 'Tasca' },
      at: { es: 'Falló', ca: 'Va fallar' },
      attempts: { es: 'Intentos', ca: 'Intents' },
      error: { es: 'Último error', ca: 'Últim error' },
    },
    repeat: { es: 'Repetir', ca: 'Repeteix' },
    repeatOf: {
      es: (kind: string, at: string) => `Repetir: ${kind}, ${at}`,
      ca: (kind: string, at: string) => `Repeteix: ${kind}, ${at}`,
    },
  },
  toasts: {
    repeated: { es: 'Tarea en cola', ca: 'Tasca en cua' },
    repeatedText: { es: 'Se hará otra vez en unos segundos.', ca: 'Es tornarà a fer d’aquí a uns segons.' },
    notRepeated: { es: 'Error al repetir la tarea', ca: 'Error en repetir la tasca' },
    refusals: {
      queued: { es: 'Ya se está repitiendo.', ca: 'Ja s’està repetint.' },
      unknown: { es: 'Esta tarea ya no existe.', ca: 'Aquesta tasca ja no existeix.' },
    },
  },
  problems: {
    timedOut: {
      es: 'Tardó demasiado, o el servidor se paró mientras la hacía.',
      ca: 'Va trigar massa, o el servidor es va aturar mentre la feia.',
    },
    database: { es: 'La base de datos no respondía.', ca: 'La base de dades no responia.' },
    disk: { es: 'No se pudo escribir en el disco del servidor.', ca: 'No es va poder escriure al disc del servidor.' },
    connection: { es: 'No se pudo conectar con otro servidor.', ca: 'No es va poder connectar amb un altre servidor.' },
    mail: {
      es: 'No se pudo enviar: el motivo está en la lista de correos.',
      ca: 'No es va poder enviar: el motiu és a la llista de correus.',
    },
    unexpected: {
      es: (error: string) => `Fallo inesperado (${error}). Si se repite, pasa este aviso a ${administrator.es}.`,
      ca: (error: string) => `Error inesperat (${error}). Si es repeteix, passa aquest avís a ${administrator.ca}.`,
    },
  },
  kinds: {
    'send-mail': { es: 'Enviar un correo', ca: 'Enviar un correu' },
    'sweep-mails': { es: 'Recuperar correos sin enviar', ca: 'Recuperar correus sense enviar' },
    'post-alert': { es: `Avisar a ${administrator.es}`, ca: `Avisar ${administrator.ca}` },
    'encode-picture': { es: 'Preparar los tamaños de una imagen', ca: 'Preparar les mides d’una imatge' },
    'sweep-pictures': { es: 'Revisar las imágenes', ca: 'Revisar les imatges' },
    'sweep-budgets': { es: 'Vaciar los límites de intentos', ca: 'Buidar els límits d’intents' },
    'sweep-post-schedules': { es: 'Publicar publicaciones programadas', ca: 'Publicar publicacions programades' },
    'sweep-holds': { es: 'Liberar plazas sin confirmar', ca: 'Alliberar places sense confirmar' },
    'sweep-guest-links': { es: 'Dar a cada comensal su enlace', ca: 'Donar a cada comensal el seu enllaç' },
    'sweep-waiting-lists': { es: 'Atender las listas de espera', ca: 'Atendre les llistes d’espera' },
    'send-event-messages': { es: 'Enviar los mensajes de los eventos', ca: 'Enviar els missatges dels esdeveniments' },
    'send-member-messages': { es: 'Enviar los mensajes a los socios', ca: 'Enviar els missatges als socis' },
    'tell-team': { es: 'Avisar al equipo', ca: 'Avisar l’equip' },
    'tell-team-daily': { es: 'Aviso diario al equipo', ca: 'Avís diari a l’equip' },
    'erase-left-party': { es: 'Borrar a quien deja la lista de espera', ca: 'Esborrar qui deixa la llista d’espera' },
    'generate-fees': { es: 'Hacer los cargos de las cuotas de un año', ca: 'Fer els càrrecs de les quotes d’un any' },
    'run-import': { es: 'Comprobar, importar o deshacer un archivo', ca: 'Comprovar, importar o desfer un fitxer' },
    'purge-what-is-over': {
      es: 'Borrar los datos que han cumplido su plazo',
      ca: 'Esborrar les dades que han complert el termini',
    },
    'report-security-bursts': { es: 'Avisar de ataques a la web', ca: 'Avisar d’atacs al web' },
    'nightly-backup': { es: 'Copia de seguridad de cada noche', ca: 'Còpia de seguretat de cada nit' },
    'base-backup': { es: 'Copia completa de la base de datos', ca: 'Còpia completa de la base de dades' },
    'restore-drill': { es: 'Prueba de restauración de la copia', ca: 'Prova de restauració de la còpia' },
    'external-nightly-backup': { es: 'Copia de seguridad de cada noche', ca: 'Còpia de seguretat de cada nit' },
    'external-restore-drill': { es: 'Prueba de restauración de la copia', ca: 'Prova de restauració de la còpia' },
  } satisfies Record<JobName, PanelTexts<string>>,
  queue: {
    label: { es: 'Tareas fallidas del servidor', ca: 'Tasques del servidor que han fallat' },
    one: {
      es: (kind: string) => `Una tarea del servidor ha fallado: ${kind}`,
      ca: (kind: string) => `Ha fallat una tasca del servidor: ${kind}`,
    },
    several: {
      es: (count: string) => `${count} tareas del servidor han fallado`,
      ca: (count: string) => `Han fallat ${count} tasques del servidor`,
    },
    last: { es: (kind: string) => `La última: ${kind}.`, ca: (kind: string) => `L’última: ${kind}.` },
    review: { es: 'Revisar', ca: 'Revisa' },
  },
})

export type JobTexts = (typeof jobTexts)['es']
