import { de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

const stillHere = { es: 'Lo que has escrito sigue aquí', ca: 'El que has escrit encara és aquí' }

export const adminTexts = panelTexts({
  frame: {
    title: { es: 'Panel de Administración', ca: 'Panell d’administració' },
    pageTitle: {
      es: (title: string) => `${title} · Panel de Administración`,
      ca: (title: string) => `${title} · Panell d’administració`,
    },
    skip: { es: 'Ir al contenido', ca: 'Ves al contingut' },
    needsScript: {
      es: 'El panel necesita JavaScript: actívalo en tu navegador para trabajar aquí.',
      ca: 'El panell necessita JavaScript: activa’l al navegador per treballar aquí.',
    },
    toasts: { es: 'Avisos', ca: 'Avisos' },
    close: { es: 'Cerrar', ca: 'Tanca' },
    openMenu: { es: 'Abrir menú', ca: 'Obre el menú' },
    menu: { es: 'Menú', ca: 'Menú' },
    closeMenu: { es: 'Cerrar menú', ca: 'Tanca el menú' },
    backToSite: { es: 'Volver a la web', ca: 'Torna al web' },
    logo: { es: (club: string) => `${club}: volver a la web`, ca: (club: string) => `${club}: torna al web` },
    panel: { es: 'Panel', ca: 'Panell' },
    pending: {
      es: (requests: number) => (requests === 1 ? 'pendiente' : 'pendientes'),
      ca: (requests: number) => (requests === 1 ? 'pendent' : 'pendents'),
    },
    account: { es: 'Tu cuenta', ca: 'El teu compte' },
    sessions: { es: 'Tus sesiones', ca: 'Les teves sessions' },
    notices: { es: 'Tus avisos', ca: 'Els teus avisos' },
    signOut: { es: 'Cerrar sesión', ca: 'Tanca la sessió' },
    language: { es: 'Idioma del panel', ca: 'Llengua del panell' },
  },
  signOut: {
    title: { es: 'Hay datos de personas sin guardar', ca: 'Hi ha dades de persones sense desar' },
    text: {
      es: 'Al cerrar la sesión se borra de este navegador lo que has escrito y no has guardado sobre socios, comensales y usuarios, para que no lo encuentre quien lo use después. Lo que es del club, como los eventos y las publicaciones, se queda.',
      ca: 'En tancar la sessió s’esborra d’aquest navegador el que has escrit i no has desat sobre socis, comensals i usuaris, perquè no ho trobi qui el faci servir després. El que és del club, com els esdeveniments i les publicacions, es queda.',
    },
    stay: { es: 'Seguir en el panel', ca: 'Continua al panell' },
    leave: { es: 'Borrar y cerrar sesión', ca: 'Esborra-ho i tanca la sessió' },
  },
  plots: {
    seats: { es: 'Plazas por evento', ca: 'Places per esdeveniment' },
    seatsLabel: {
      es: 'Plazas ocupadas y libres de los últimos eventos y de los próximos. La tabla tiene las mismas cifras.',
      ca: 'Places ocupades i lliures dels últims esdeveniments i dels pròxims. La taula té les mateixes xifres.',
    },
    past: { es: 'pasados', ca: 'passats' },
    coming: { es: 'próximos', ca: 'pròxims' },
    free: { es: 'libres', ca: 'lliures' },
    date: { es: 'Fecha', ca: 'Data' },
    event: { es: 'Evento', ca: 'Esdeveniment' },
    seatsTaken: { es: 'Plazas', ca: 'Places' },
    takenOf: {
      es: (taken: number, capacity: number) => `${taken} de ${capacity}`,
      ca: (taken: number, capacity: number) => `${taken} ${de(capacity)}`,
    },
    joining: { es: 'Solicitudes y altas', ca: 'Sol·licituds i altes' },
    joiningLabel: {
      es: 'Solicitudes y altas de los últimos doce meses. La tabla tiene las mismas cifras.',
      ca: 'Sol·licituds i altes dels últims dotze mesos. La taula té les mateixes xifres.',
    },
    requests: { es: 'solicitudes', ca: 'sol·licituds' },
    members: { es: 'altas', ca: 'altes' },
    month: { es: 'Mes', ca: 'Mes' },
    stored: {
      es: 'Lo que ya se ha borrado al acabar su plazo no cuenta.',
      ca: 'El que ja s’ha esborrat en acabar-se el termini no compta.',
    },
    table: { es: 'Tabla', ca: 'Taula' },
  },
  errors: {
    reference: { es: (id: string) => `Referencia: ${id}`, ca: (id: string) => `Referència: ${id}` },
    dashboard: { es: 'Volver al dashboard', ca: 'Torna a l’inici' },
    again: { es: 'Intentarlo de nuevo', ca: 'Torna-ho a provar' },
    password: {
      title: { es: 'Confirma tu contraseña', ca: 'Confirma la contrasenya' },
      text: {
        es: 'No se ha hecho nada todavía. Confírmala, vuelve atrás y repítelo.',
        ca: 'Encara no s’ha fet res. Confirma-la, torna enrere i repeteix-ho.',
      },
      confirm: { es: 'Confirmar', ca: 'Confirma' },
    },
    forbidden: {
      title: { es: 'Acceso denegado', ca: 'Accés denegat' },
      text: { es: 'No tienes permisos de administrador', ca: 'No tens permisos d’administrador' },
      notSaved: {
        es: `Tu rol no permite guardar esto. ${stillHere.es}: cópialo o pide a un administrador que lo guarde.`,
        ca: `El teu rol no permet desar això. ${stillHere.ca}: copia-ho o demana a un administrador que ho desi.`,
      },
    },
    roleLost: {
      title: { es: 'Acceso denegado', ca: 'Accés denegat' },
      notSaved: {
        es: `Un administrador ha cambiado tu rol y ya no tienes acceso al panel. No se ha guardado nada. ${stillHere.es}: cópialo o pide que te devuelvan el acceso.`,
        ca: `Un administrador ha canviat el teu rol i ja no tens accés al panell. No s’ha desat res. ${stillHere.ca}: copia-ho o demana que et tornin l’accés.`,
      },
    },
    notFound: {
      title: { es: 'No encontrado', ca: 'No s’ha trobat' },
      text: {
        es: 'Este registro ya no existe, o la dirección no es correcta.',
        ca: 'Aquest registre ja no existeix, o l’adreça no és correcta.',
      },
      notSaved: {
        es: `Este registro ya no existe. ${stillHere.es}.`,
        ca: `Aquest registre ja no existeix. ${stillHere.ca}.`,
      },
    },
    tooMany: {
      title: { es: 'Demasiadas peticiones seguidas', ca: 'Massa peticions seguides' },
      text: { es: 'Espera unos segundos e inténtalo de nuevo.', ca: 'Espera uns segons i torna-ho a provar.' },
      notRead: {
        es: `${stillHere.es}. Espera unos segundos e inténtalo de nuevo.`,
        ca: `${stillHere.ca}. Espera uns segons i torna-ho a provar.`,
      },
      notSaved: {
        es: `No se ha guardado nada. ${stillHere.es}: inténtalo de nuevo dentro de un momento.`,
        ca: `No s’ha desat res. ${stillHere.ca}: torna-ho a provar d’aquí a un moment.`,
      },
    },
    unavailable: {
      title: { es: 'La base de datos no responde', ca: 'La base de dades no respon' },
      text: {
        es: 'Estamos volviendo a encender los fogones. No se ha guardado nada a medias: inténtalo de nuevo dentro de un momento.',
        ca: 'Estem tornant a encendre els fogons. No s’ha desat res a mitges: torna-ho a provar d’aquí a un moment.',
      },
      notSaved: {
        es: `No se ha guardado nada. ${stillHere.es}: inténtalo de nuevo dentro de un momento.`,
        ca: `No s’ha desat res. ${stillHere.ca}: torna-ho a provar d’aquí a un moment.`,
      },
    },
    noConnection: {
      title: { es: 'No hay conexión con el servidor', ca: 'No hi ha connexió amb el servidor' },
      text: {
        es: 'Esta página no ha llegado. Inténtalo de nuevo cuando haya conexión.',
        ca: 'Aquesta pàgina no ha arribat. Torna-ho a provar quan hi hagi connexió.',
      },
      notRead: {
        es: `${stillHere.es}. Inténtalo de nuevo cuando haya conexión.`,
        ca: `${stillHere.ca}. Torna-ho a provar quan hi hagi connexió.`,
      },
      notSaved: {
        es: `No sabemos si se ha guardado. ${stillHere.es}: inténtalo de nuevo cuando haya conexión.`,
        ca: `No sabem si s’ha desat. ${stillHere.ca}: torna-ho a provar quan hi hagi connexió.`,
      },
    },
    failed: {
      title: { es: 'Algo ha fallado', ca: 'Alguna cosa ha fallat' },
      text: {
        es: 'No hemos podido preparar esta página. Inténtalo de nuevo dentro de un momento.',
        ca: 'No hem pogut preparar aquesta pàgina. Torna-ho a provar d’aquí a un moment.',
      },
      notSaved: {
        es: `No se ha podido guardar. ${stillHere.es}: inténtalo de nuevo dentro de un momento.`,
        ca: `No s’ha pogut desar. ${stillHere.ca}: torna-ho a provar d’aquí a un moment.`,
      },
    },
  },
  dashboard: {
    title: { es: 'Dashboard', ca: 'Inici' },
    demoFailed: { es: 'Error al eliminar los datos de demostración', ca: 'Error en eliminar les dades de demostració' },
    demoRemoved: { es: 'Contenido de demostración eliminado', ca: 'S’ha eliminat el contingut de demostració' },
    copies: {
      plain: {
        es: 'Las copias de seguridad se guardan sin cifrar: quien lleva el servidor puede cifrarlas con BACKUP_PUBLIC_KEY (docs/backup.md).',
        ca: 'Les còpies de seguretat es guarden sense xifrar: qui porta el servidor les pot xifrar amb BACKUP_PUBLIC_KEY (docs/backup.md).',
      },
      'key-beside-data': {
        es: 'La clave de cifrado está en la misma carpeta que los datos: quien lleva el servidor puede pasarla a otro lugar con ENCRYPTION_KEY_FILE (docs/deploy.md).',
        ca: 'La clau de xifratge és a la mateixa carpeta que les dades: qui porta el servidor la pot passar a un altre lloc amb ENCRYPTION_KEY_FILE (docs/deploy.md).',
      },
    },
    setup: {
      es: (names: string) => `Por poner a punto: ${names}.`,
      ca: (names: string) => `Per posar a punt: ${names}.`,
    },
    setupNames: {
      demo: { es: 'contenido de demostración', ca: 'contingut de demostració' },
      plain: { es: 'copias sin cifrar', ca: 'còpies sense xifrar' },
      'key-beside-data': { es: 'clave junto a los datos', ca: 'clau al costat de les dades' },
      club: { es: 'datos del club que faltan', ca: 'dades del club que falten' },
    },
    latestRequests: { es: 'Solicitudes recientes', ca: 'Sol·licituds recents' },
    noRequests: { es: 'No hay solicitudes', ca: 'No hi ha sol·licituds' },
    seeAll: { es: 'Ver todas', ca: 'Mostra-les totes' },
    heads: {
      name: { es: 'Nombre', ca: 'Nom' },
      email: { es: 'Email', ca: 'Correu' },
      date: { es: 'Fecha', ca: 'Data' },
      status: { es: 'Estado', ca: 'Estat' },
    },
    upcoming: { es: 'Próximos 7 días', ca: 'Pròxims 7 dies' },
    noUpcoming: {
      es: 'No hay eventos en los próximos siete días.',
      ca: 'No hi ha cap esdeveniment els pròxims set dies.',
    },
    full: { es: 'completo', ca: 'complet' },
    seats: {
      es: (taken: number, all: number) => `${taken} de ${all}`,
      ca: (taken: number, all: number) => `${taken} ${de(all)}`,
    },
    counters: {
      pending: { es: 'Solicitudes pendientes', ca: 'Sol·licituds pendents' },
      baja: { es: 'Bajas', ca: 'Baixes' },
      activeSocios: { es: 'Socios activos', ca: 'Socis actius' },
      restaurants: { es: 'Restaurantes', ca: 'Restaurants' },
      events: { es: 'Eventos', ca: 'Esdeveniments' },
      posts: { es: 'Publicaciones', ca: 'Publicacions' },
    },
  },
  queue: {
    title: { es: 'Por atender', ca: 'Per atendre' },
    empty: { es: 'Nada: todo está al día.', ca: 'Res: tot està al dia.' },
    total: {
      es: (things: number, more: boolean) => `${things}${more ? '+' : ''} ${things === 1 ? 'cosa' : 'cosas'}`,
      ca: (things: number, more: boolean) => `${things}${more ? '+' : ''} ${things === 1 ? 'cosa' : 'coses'}`,
    },
    today: { es: 'Hoy', ca: 'Avui' },
    week: { es: 'Esta semana', ca: 'Aquesta setmana' },
    later: { es: 'Cuando puedas', ca: 'Quan puguis' },
    unread: {
      es: (label: string) => `No se ha podido leer: ${label}`,
      ca: (label: string) => `No s’ha pogut llegir: ${label}`,
    },
    unreadText: {
      es: 'Inténtalo de nuevo dentro de un momento. Si sigue así, avisa a quien administra la web.',
      ca: 'Torna-ho a provar d’aquí a un moment. Si continua així, avisa qui administra el web.',
    },
    again: { es: 'Intentarlo de nuevo', ca: 'Torna-ho a provar' },
    translations: { es: 'Textos sin traducir', ca: 'Textos sense traduir' },
    done: { es: 'Hecho', ca: 'Fet' },
    undo: { es: 'Deshacer', ca: 'Desfés' },
    others: {
      es: (count: number, more: boolean) => `Y ${count}${more ? '+' : ''} más`,
      ca: (count: number, more: boolean) => `I ${count}${more ? '+' : ''} més`,
    },
    todayAge: { es: 'hoy', ca: 'avui' },
    days: {
      es: (days: number) => (days === 1 ? 'hace 1 día' : `hace ${days} días`),
      ca: (days: number) => (days === 1 ? 'fa 1 dia' : `fa ${days} dies`),
    },
    months: { es: (months: number) => `hace ${months} meses`, ca: (months: number) => `fa ${months} mesos` },
    years: { es: (years: number) => `hace ${years} años`, ca: (years: number) => `fa ${years} anys` },
    hoursLeft: {
      es: (hours: number) => (hours === 1 ? 'queda 1 h' : `quedan ${hours} h`),
      ca: (hours: number) => (hours === 1 ? 'queda 1 h' : `queden ${hours} h`),
    },
  },
})

export type AdminTexts = (typeof adminTexts)['es']
