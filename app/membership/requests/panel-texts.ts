import { de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const requestTexts = panelTexts({
  title: { es: 'Solicitudes de Membresía', ca: 'Sol·licituds d’ingrés' },
  list: {
    label: { es: 'Solicitudes', ca: 'Sol·licituds' },
    search: {
      es: 'Buscar solicitudes por nombre, email o teléfono',
      ca: 'Cerca sol·licituds per nom, correu o telèfon',
    },
    searchExample: { es: 'Buscar solicitudes...', ca: 'Cerca sol·licituds…' },
    state: { es: 'Estado', ca: 'Estat' },
    states: {
      pending: { es: 'Pendientes', ca: 'Pendents' },
      approved: { es: 'Aprobadas', ca: 'Aprovades' },
      incomplete: { es: 'Sin completar', ca: 'Sense completar' },
      rejected: { es: 'Rechazadas', ca: 'Rebutjades' },
      baja: { es: 'Bajas', ca: 'Baixes' },
      merged: { es: 'Unidas', ca: 'Unides' },
      all: { es: 'Todas', ca: 'Totes' },
    },
    noun: { es: ['solicitud', 'solicitudes'], ca: ['sol·licitud', 'sol·licituds'] },
    notLoaded: { es: 'Error al cargar las solicitudes', ca: 'Error en carregar les sol·licituds' },
    noneFound: {
      es: 'No hay solicitudes que coincidan con la búsqueda',
      ca: 'Cap sol·licitud no coincideix amb la cerca',
    },
    searchAll: {
      es: (found: string) => `Buscar en todas (${found})`,
      ca: (found: string) => `Cerca-ho a totes (${found})`,
    },
    none: {
      pending: { es: 'No hay solicitudes pendientes', ca: 'No hi ha sol·licituds pendents' },
      approved: { es: 'No hay solicitudes aprobadas', ca: 'No hi ha sol·licituds aprovades' },
      incomplete: {
        es: 'No hay solicitudes aprobadas sin completar',
        ca: 'No hi ha sol·licituds aprovades sense completar',
      },
      rejected: { es: 'No hay solicitudes rechazadas', ca: 'No hi ha sol·licituds rebutjades' },
      baja: { es: 'No hay solicitudes dadas de baja', ca: 'No hi ha sol·licituds donades de baixa' },
      merged: { es: 'No hay solicitudes unidas', ca: 'No hi ha sol·licituds unides' },
      all: { es: 'No hay solicitudes', ca: 'No hi ha sol·licituds' },
    },
    heads: {
      name: { es: 'Nombre', ca: 'Nom' },
      email: { es: 'Email', ca: 'Correu' },
      date: { es: 'Fecha', ca: 'Data' },
      state: { es: 'Estado', ca: 'Estat' },
    },
    show: { es: (name: string) => `Ver detalles de ${name}`, ca: (name: string) => `Mostra els detalls ${de(name)}` },
    remove: {
      es: (name: string) => `Eliminar la solicitud de ${name}`,
      ca: (name: string) => `Elimina la sol·licitud ${de(name)}`,
    },
  },
  csv: {
    file: { es: 'solicitudes.csv', ca: 'sollicituds.csv' },
    heads: {
      es: ['Nombre', 'Email', 'Teléfono', 'Motivo', 'Estado', 'Idioma', 'Fecha', 'Última actualización'],
      ca: ['Nom', 'Correu', 'Telèfon', 'Motiu', 'Estat', 'Llengua', 'Data', 'Última actualització'],
    },
  },
  queue: {
    pending: {
      label: { es: 'Solicitudes pendientes', ca: 'Sol·licituds pendents' },
      what: { es: (name: string) => `Solicitud: ${name}`, ca: (name: string) => `Sol·licitud: ${name}` },
      why: { es: 'Espera una respuesta dentro de pocos días.', ca: 'S’ha de respondre en pocs dies.' },
    },
    incomplete: {
      label: { es: 'Aprobadas sin completar', ca: 'Aprovades sense completar' },
      what: {
        es: (name: string) => `Aprobada sin completar: ${name}`,
        ca: (name: string) => `Aprovada sense completar: ${name}`,
      },
      why: {
        es: 'Tiene el enlace y no ha completado sus datos.',
        ca: 'Té l’enllaç i no ha completat les seves dades.',
      },
    },
    open: { es: 'Abrir', ca: 'Obre' },
    seeAll: { es: 'Ver todas', ca: 'Mostra-les totes' },
  },
})

export type RequestTexts = (typeof requestTexts)['es']
