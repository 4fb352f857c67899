import type { Translation } from '#app/i18n/panel-texts.ts'

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
    signOut: 'Cerrar sesión',
    language: 'Idioma del panel',
  },
  menu: {
    dashboard: 'Dashboard',
    requests: 'Solicitudes',
    members: 'Socios',
    events: 'Eventos',
    restaurants: 'Restaurantes',
    organizers: 'Organizadores',
    blog: 'Blog',
    users: 'Usuarios',
    messages: 'Mensajes',
    mails: 'Correos',
    audit: 'Auditoría',
    privacy: 'Privacidad',
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
      notSaved: `No tienes permiso para guardarlo. ${stillHere}.`,
    },
    notFound: {
      title: 'No encontrado',
      text: 'Este registro ya no existe, o la dirección no es correcta.',
      notSaved: `Este registro ya no existe. ${stillHere}.`,
    },
    tooMany: {
      title: 'Demasiadas peticiones seguidas',
      text: 'Espera unos segundos y vuelve a probarlo.',
      notRead: `${stillHere}. Espera unos segundos y vuelve a probarlo.`,
      notSaved: `No se ha guardado nada. ${stillHere}: vuelve a probarlo dentro de un momento.`,
    },
    unavailable: {
      title: 'La base de datos no responde',
      text: 'Estamos volviendo a encender los fogones. No se ha guardado nada a medias: vuelve a probarlo dentro de un momento.',
      notSaved: `No se ha guardado nada. ${stillHere}: vuelve a probarlo dentro de un momento.`,
    },
    noConnection: {
      title: 'No hay conexión con el servidor',
      text: 'Esta página no ha llegado. Vuelve a probarlo cuando haya conexión.',
      notRead: `${stillHere}. Vuelve a probarlo cuando haya conexión.`,
      notSaved: `No sabemos si se ha guardado. ${stillHere}: vuelve a probarlo cuando haya conexión.`,
    },
    failed: {
      title: 'Algo ha fallado',
      text: 'No hemos podido preparar esta página. Vuelve a probarlo dentro de un momento.',
      notSaved: `No se ha podido guardar. ${stillHere}: vuelve a probarlo dentro de un momento.`,
    },
  },
}

export type AdminTexts = Translation<typeof es>
