const stillHere = 'Lo que has escrito sigue aquí'

export const es = {
  frame: {
    title: 'Panel de Administración',
    pageTitle: (title: string) => `${title} · Panel de Administración`,
    skip: 'Ir al contenido',
    needsScript: 'El panel necesita JavaScript: actívalo en tu navegador para trabajar aquí.',
    toasts: 'Avisos',
    close: 'Cerrar',
    openMenu: 'Abrir menú',
    menu: 'Menú',
    closeMenu: 'Cerrar menú',
    backToSite: 'Volver al sitio',
    logo: (club: string) => `${club}: volver al sitio`,
    panel: 'Panel',
    pending: (requests: number) => (requests === 1 ? 'pendiente' : 'pendientes'),
    account: 'Tu cuenta',
    sessions: 'Tus sesiones',
    notices: 'Tus avisos',
    signOut: 'Cerrar sesión',
    language: 'Idioma del panel',
  },
  signOut: {
    title: 'Hay datos de personas sin guardar',
    text: 'Al cerrar la sesión se borra de este navegador lo que has escrito y no has guardado sobre socios, invitados y usuarios, para que no lo encuentre quien lo use después. Lo que es del club, como los eventos y las publicaciones, se queda.',
    stay: 'Seguir en el panel',
    leave: 'Borrar y cerrar sesión',
  },
  plots: {
    seats: 'Plazas por evento',
    seatsLabel: 'Plazas ocupadas y libres de los últimos eventos y de los próximos. La tabla tiene las mismas cifras.',
    past: 'pasados',
    coming: 'próximos',
    free: 'libres',
    date: 'Fecha',
    event: 'Evento',
    seatsTaken: 'Plazas',
    takenOf: (taken: number, capacity: number) => `${taken} de ${capacity}`,
    joining: 'Solicitudes y altas',
    joiningLabel: 'Solicitudes y altas de los últimos doce meses. La tabla tiene las mismas cifras.',
    requests: 'solicitudes',
    members: 'altas',
    month: 'Mes',
    stored: 'Lo que ya se ha borrado por su plazo no cuenta.',
    table: 'Tabla',
  },
  errors: {
    reference: (id: string) => `Referencia: ${id}`,
    dashboard: 'Volver al dashboard',
    again: 'Volver a probar',
    password: {
      title: 'Confirma tu contraseña',
      text: 'No se ha hecho nada todavía. Confírmala, vuelve atrás y repítelo.',
      confirm: 'Confirmar',
    },
    forbidden: {
      title: 'Acceso denegado',
      text: 'No tienes permisos de administrador',
      notSaved: `Tu rol no permite guardar esto. ${stillHere}: cópialo o pide a un administrador que lo guarde.`,
    },
    roleLost: {
      title: 'Acceso denegado',
      notSaved: `Un administrador ha cambiado tu rol y ya no tienes acceso al panel. No se ha guardado nada. ${stillHere}: cópialo o pide que te devuelvan el acceso.`,
    },
    notFound: {
      title: 'No encontrado',
      text: 'Este registro ya no existe, o la dirección no es correcta.',
      notSaved: `Este registro ya no existe. ${stillHere}.`,
    },
    tooMany: {
      title: 'Demasiadas peticiones seguidas',
      text: 'Espera unos segundos y inténtalo de nuevo.',
      notRead: `${stillHere}. Espera unos segundos y inténtalo de nuevo.`,
      notSaved: `No se ha guardado nada. ${stillHere}: inténtalo de nuevo dentro de un momento.`,
    },
    unavailable: {
      title: 'La base de datos no responde',
      text: 'Estamos volviendo a encender los fogones. No se ha guardado nada a medias: inténtalo de nuevo dentro de un momento.',
      notSaved: `No se ha guardado nada. ${stillHere}: inténtalo de nuevo dentro de un momento.`,
    },
    noConnection: {
      title: 'No hay conexión con el servidor',
      text: 'Esta página no ha llegado. Inténtalo de nuevo cuando haya conexión.',
      notRead: `${stillHere}. Inténtalo de nuevo cuando haya conexión.`,
      notSaved: `No sabemos si se ha guardado. ${stillHere}: inténtalo de nuevo cuando haya conexión.`,
    },
    failed: {
      title: 'Algo ha fallado',
      text: 'No hemos podido preparar esta página. Inténtalo de nuevo dentro de un momento.',
      notSaved: `No se ha podido guardar. ${stillHere}: inténtalo de nuevo dentro de un momento.`,
    },
  },
  dashboard: {
    title: 'Dashboard',
    demoFailed: 'Error al eliminar los datos de demostración',
    demoRemoved: 'Contenido de demostración eliminado',
    copies: {
      plain:
        'Las copias de seguridad se guardan sin cifrar: quien lleva el servidor puede cifrarlas con BACKUP_PUBLIC_KEY (docs/backup.md).',
      'key-beside-data':
        'La clave de cifrado está en la misma carpeta que los datos: quien lleva el servidor puede pasarla a otro lugar con ENCRYPTION_KEY_FILE (docs/deploy.md).',
    },
    latestRequests: 'Solicitudes recientes',
    noRequests: 'No hay solicitudes',
    seeAll: 'Ver todas',
    heads: { name: 'Nombre', email: 'Email', date: 'Fecha', status: 'Estado' },
    upcoming: 'Próximos 7 días',
    noUpcoming: 'No hay eventos en los próximos siete días.',
    full: 'completo',
    seats: (taken: number, all: number) => `${taken} de ${all}`,
    counters: {
      pending: 'Solicitudes pendientes',
      baja: 'Bajas',
      activeSocios: 'Socios activos',
      restaurants: 'Restaurantes',
      events: 'Eventos',
      posts: 'Publicaciones',
    },
  },
  queue: {
    title: 'Por atender',
    empty: 'Nada: todo está al día.',
    total: (things: number, more: boolean) => `${things}${more ? '+' : ''} ${things === 1 ? 'cosa' : 'cosas'}`,
    today: 'Hoy',
    week: 'Esta semana',
    later: 'Cuando puedas',
    handFree: (seats: number, title: string) =>
      `${seats === 1 ? '1 plaza libre' : `${seats} plazas libres`} y gente en espera: «${title}»`,
    handWhy: {
      manual: 'Las plazas se ofrecen a mano, y en la lista de espera hay quien cabe.',
      late: 'Ya no da tiempo a una oferta: llama y sienta a quien quepa.',
      large: 'Nadie de la lista cabe entero: añade sillas o pregunta si son menos.',
    },
    handCall: (name: string, seats: number) =>
      `Llama a ${name}: le guardamos ${seats === 1 ? '1 plaza' : `${seats} plazas`}`,
    handCallText: (title: string) =>
      `«${title}». No le llega ningún correo: acepta por esa persona o retira la oferta.`,
    lateSeats: (name: string, seats: number, left: number) =>
      left > 0
        ? `${name} deja ${seats === 1 ? '1 plaza' : `${seats} plazas`} de ${seats + left} fuera de plazo`
        : `${name} cancela fuera de plazo: ${seats === 1 ? '1 plaza' : `${seats} plazas`}`,
    lateSeatsText: (title: string) => `«${title}». Envía la hoja a la cocina para que lo sepa.`,
    lateSeatsPaid: (amount: string) => `Según los términos, los ${amount} pagados no se devuelven.`,
    lateSeatsUnpaid: 'No consta ningún pago.',
    comments: (count: number, title: string) =>
      `${count === 1 ? '1 comentario por leer' : `${count} comentarios por leer`}: «${title}»`,
    commentsText: (count: number) =>
      count === 1
        ? 'No sale en la web hasta que alguien lo muestre.'
        : 'No salen en la web hasta que alguien los muestre.',
    sheet: (title: string) => `La cocina de «${title}» no sabe lo último`,
    sheetText: (changes: number, version: number) =>
      changes === 1
        ? `Un cubierto ha cambiado desde la versión ${version} de la hoja.`
        : `${changes} cubiertos han cambiado desde la versión ${version} de la hoja.`,
    failedMails: (count: string) => (count === '1' ? 'Un correo no ha llegado' : `${count} correos no han llegado`),
    failedMailsText: 'Míralo y vuelve a enviarlo, o llama.',
    review: 'Revisar',
    request: (name: string) => `Solicitud: ${name}`,
    requestText: 'Espera una respuesta dentro de pocos días.',
    open: 'Abrir',
    incomplete: (name: string) => `Aprobada sin completar: ${name}`,
    incompleteText: 'Tiene el enlace y no ha completado sus datos.',
    message: (name: string) => `Mensaje de ${name}`,
    messageText: 'Sin leer.',
    read: 'Leer',
    refund: (name: string, amount: string) => `Reembolso pendiente: ${name} · ${amount}`,
    refundSettled: (name: string) => `Reembolso hecho: ${name}`,
    settlingFailed: 'Error al marcar el reembolso',
    settle: 'Marcar como hecho',
    undo: 'Deshacer',
    others: (count: number, more: boolean) => `Y ${count}${more ? '+' : ''} más`,
    seeAll: 'Ver todas',
    seeAllMessages: 'Ver todos',
    todayAge: 'hoy',
    days: (days: number) => (days === 1 ? 'hace 1 día' : `hace ${days} días`),
    months: (months: number) => `hace ${months} meses`,
    years: (years: number) => `hace ${years} años`,
  },
}
