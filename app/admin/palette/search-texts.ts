import { panelTexts } from '#app/i18n/panel-texts.ts'

export const searchTexts = panelTexts({
  open: { es: 'Buscar', ca: 'Cerca' },
  title: { es: 'Buscar en el panel', ca: 'Cerca al panell' },
  label: { es: 'Palabras', ca: 'Paraules' },
  placeholder: { es: 'Personas, reservas, eventos…', ca: 'Persones, reserves, esdeveniments…' },
  lead: {
    es: 'Personas, reservas, eventos, restaurantes y publicaciones, pantallas y lo que puedes hacer. Los acentos no importan, y un error al teclear tampoco.',
    ca: 'Persones, reserves, esdeveniments, restaurants i publicacions, pantalles i el que pots fer. Els accents no hi fan res, i un error en teclejar tampoc.',
  },
  submit: { es: 'Buscar', ca: 'Cerca' },
  busy: { es: 'Buscando…', ca: 'S’està cercant…' },
  close: { es: 'Cerrar', ca: 'Tanca' },
  escape: { es: 'Esc', ca: 'Esc' },
  results: { es: 'Resultados', ca: 'Resultats' },
  groups: {
    page: { es: 'En esta página', ca: 'En aquesta pàgina' },
    people: { es: 'Personas', ca: 'Persones' },
    bookings: { es: 'Reservas', ca: 'Reserves' },
    posts: { es: 'Publicaciones', ca: 'Publicacions' },
    acts: { es: 'Acciones', ca: 'Accions' },
    screens: { es: 'Pantallas', ca: 'Pantalles' },
  },
  found: {
    es: (number: number) => (number === 1 ? '1 resultado' : `${number} resultados`),
    ca: (number: number) => (number === 1 ? '1 resultat' : `${number} resultats`),
  },
  none: { es: (typed: string) => `Nada para «${typed}»`, ca: (typed: string) => `Res per a «${typed}»` },
  corrected: {
    es: (typed: string, searched: string) => `Nada para «${typed}»: mostramos «${searched}»`,
    ca: (typed: string, searched: string) => `Res per a «${typed}»: mostrem «${searched}»`,
  },
  failed: { es: 'No se ha podido buscar. Inténtalo de nuevo.', ca: 'No s’ha pogut cercar. Torna-ho a provar.' },
  retried: {
    es: 'No se ha podido buscar. En unos segundos se intenta otra vez.',
    ca: 'No s’ha pogut cercar. D’aquí a uns segons es torna a provar.',
  },
  foot: {
    choose: { es: 'elige', ca: 'tria' },
    enter: { es: 'Intro', ca: 'Retorn' },
    opens: { es: 'abre', ca: 'obre' },
    all: { es: 'todos los atajos', ca: 'totes les dreceres' },
  },
  keys: {
    title: { es: 'Atajos de teclado', ca: 'Dreceres de teclat' },
    always: { es: 'Siempre', ca: 'Sempre' },
    outside: { es: 'Fuera de los campos', ca: 'Fora dels camps' },
    search: { es: 'Buscar en el panel', ca: 'Cercar al panell' },
    next: { es: 'La línea siguiente de la lista', ca: 'La línia següent de la llista' },
    previous: { es: 'La línea anterior', ca: 'La línia anterior' },
    opens: { es: 'Abrir lo que está elegido', ca: 'Obrir el que està triat' },
    ticks: { es: 'Seleccionar esa línea', ca: 'Seleccionar aquesta línia' },
    creates: { es: 'Crear o añadir en esta pantalla', ca: 'Crear o afegir en aquesta pantalla' },
    filters: { es: 'Buscar en esta lista', ca: 'Cercar en aquesta llista' },
    shows: { es: 'Estos atajos', ca: 'Aquestes dreceres' },
    enter: { es: 'Intro', ca: 'Retorn' },
    space: { es: 'Espacio', ca: 'Espai' },
    use: { es: 'Usar los atajos de una tecla', ca: 'Fer servir les dreceres d’una tecla' },
    useHint: {
      es: 'Se recuerda en este navegador. Sin ellos se llega a todo con el tabulador.',
      ca: 'Es recorda en aquest navegador. Sense elles s’arriba a tot amb el tabulador.',
    },
  },
})

export type SearchTexts = (typeof searchTexts)['es']
