import { de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const eventEditorTexts = panelTexts({
  editor: {
    tab: { es: 'Datos', ca: 'Dades' },
    view: { es: 'Evento', ca: 'Esdeveniment' },
    edit: { es: 'Editar evento', ca: 'Edita l’esdeveniment' },
    readOnly: {
      es: 'Solo los administradores pueden crear y cambiar eventos.',
      ca: 'Només els administradors poden crear i canviar esdeveniments.',
    },
    creationFailed: { es: 'Error al crear evento', ca: 'Error en crear l’esdeveniment' },
    updateFailed: { es: 'Error al actualizar evento', ca: 'Error en actualitzar l’esdeveniment' },
    noun: { one: { es: 'este evento', ca: 'aquest esdeveniment' }, edited: { es: 'lo', ca: 'el' } },
    save: { es: 'Guardar evento', ca: 'Desa l’esdeveniment' },
    content: { es: 'Contenido', ca: 'Contingut' },
    lead: { es: 'El primer párrafo es la entradilla.', ca: 'El primer paràgraf és l’entradeta.' },
    title: { es: 'Título', ca: 'Títol' },
    description: { es: 'Descripción', ca: 'Descripció' },
    location: { es: 'Ubicación', ca: 'Lloc' },
    category: { es: 'Categoría', ca: 'Categoria' },
    when: { es: 'Fecha y plazas', ca: 'Data i places' },
    date: { es: 'Fecha y hora', ca: 'Data i hora' },
    price: { es: 'Precio (€)', ca: 'Preu (€)' },
    seats: { es: 'Plazas', ca: 'Places' },
    picture: { es: 'Imagen', ca: 'Imatge' },
    pictures: { es: 'Imágenes de la velada', ca: 'Imatges de la vetllada' },
    picturesHint: {
      es: 'Se ven en la página cuando el evento ya se ha celebrado; las cinco primeras, en el mosaico.',
      ca: 'Es veuen a la pàgina quan l’esdeveniment ja s’ha fet; les cinc primeres, al mosaic.',
    },
    relations: { es: 'Relaciones', ca: 'Relacions' },
    restaurant: { es: 'Restaurante', ca: 'Restaurant' },
    organizer: { es: 'Organizador', ca: 'Organitzador' },
    noRelation: { es: 'Ninguno', ca: 'Cap' },
    placeFilled: {
      es: (address: string) => `El lugar es ahora el del restaurante: ${address}.`,
      ca: (address: string) => `El lloc és ara el del restaurant: ${address}.`,
    },
    categoryFilled: {
      es: {
        es: (name: string) => `La categoría en castellano es ahora «${name}».`,
        ca: (name: string) => `La categoría en catalán es ahora «${name}».`,
      },
      ca: {
        es: (name: string) => `La categoria en castellà és ara «${name}».`,
        ca: (name: string) => `La categoria en català és ara «${name}».`,
      },
    },
    howToPay: { es: 'Cómo se paga', ca: 'Com es paga' },
    howToPayHint: {
      es: 'Si lo dejas vacío, vale lo que diga «El club».',
      ca: 'Si ho deixes buit, val el que digui «El club».',
    },
    ofSeats: { es: (all: number) => `de ${all}`, ca: (all: number) => de(all) },
    seatsText: {
      es:
        'Inscripciones recibidas. No se puede bajar el aforo por debajo de esta cifra. Si cambias la fecha, la hora, el ' +
        'lugar o el precio, cada persona inscrita recibe un correo y puede cancelar con reembolso íntegro.',
      ca:
        'Inscripcions rebudes. No es pot baixar l’aforament per sota d’aquesta xifra. Si canvies la data, l’hora, el ' +
        'lloc o el preu, cada persona inscrita rep un correu i pot cancel·lar amb reemborsament íntegre.',
    },
    guests: { es: 'Ver las reservas', ca: 'Mostra les reserves' },
  },
  courses: {
    title: { es: 'Menú', ca: 'Menú' },
    add: { es: 'Añadir plato', ca: 'Afegeix un plat' },
    row: { es: (number: number) => `plato ${number}`, ca: (number: number) => `plat ${number}` },
    name: { es: 'Plato', ca: 'Plat' },
    drink: { es: 'Bebida', ca: 'Beguda' },
  },
  menuOptions: {
    title: { es: 'A elegir', ca: 'Per triar' },
    hint: {
      es: 'Si cada comensal elige entre varios platos o menús, escríbelos aquí. Puede elegir hasta el plazo de cambios.',
      ca: 'Si cada comensal tria entre uns quants plats o menús, escriu-los aquí. Pot triar fins al termini de canvis.',
    },
    add: { es: 'Añadir opción', ca: 'Afegeix una opció' },
    row: { es: (number: number) => `opción ${number}`, ca: (number: number) => `opció ${number}` },
    name: { es: 'Opción', ca: 'Opció' },
  },
  chronicle: {
    start: { es: 'Empezar la crónica', ca: 'Comença la crònica' },
    open: { es: 'Abrir la crónica', ca: 'Obre la crònica' },
  },
})

export type EventEditorTexts = (typeof eventEditorTexts)['es']
