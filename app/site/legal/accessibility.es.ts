import { emailLink, phoneLink, postalAddress, type LegalDocument, type LegalFacts } from './legal-document.ts'
import { legalVersions } from '#app/legal-versions.ts'

/** Ley 11/2023 (European Accessibility Act); the target is WCAG 2.2 AA. */
export function accessibilityEs({ club, baseUrl }: LegalFacts): LegalDocument {
  return {
    version: legalVersions.accessibility,
    title: 'Declaración de accesibilidad',
    sections: [
      {
        id: 'compromiso',
        heading: 'Nuestro compromiso',
        blocks: [
          {
            kind: 'paragraph',
            text: `Queremos que todo el mundo pueda sentarse a la mesa, también en la web. Por eso ${baseUrl} se diseña para cumplir las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2 en el nivel AA. Tomamos también como referencia la norma europea EN 301 549 y la Ley 11/2023, de 8 de mayo, que incorpora la Directiva (UE) 2019/882 sobre accesibilidad de productos y servicios.`,
          },
          {
            kind: 'paragraph',
            text: 'Esta declaración vale para todas las páginas públicas, los formularios, las cuentas y los correos, en castellano y en catalán.',
          },
        ],
      },
      {
        id: 'situacion',
        heading: 'En qué punto estamos',
        blocks: [
          {
            kind: 'paragraph',
            text: 'La web cumple parcialmente las WCAG 2.2 AA; los límites que conocemos están más abajo. Esto es lo que hemos cuidado:',
          },
          {
            kind: 'list',
            items: [
              'Todo se puede hacer con el teclado, y siempre se ve dónde está el foco.',
              'El texto se puede ampliar al 200\u00a0%, y la página cabe en 320 píxeles de ancho sin desplazarse de lado.',
              'El texto y los controles contrastan con su fondo, y nada se dice solo con color.',
              'Lo que se mueve se puede parar, y no se mueve si tu dispositivo pide menos movimiento.',
              'Cada campo tiene su etiqueta, cada error se explica junto al campo y lo que ya habías escrito se conserva.',
              'No hay pruebas de letras torcidas ni de adivinar imágenes, y las contraseñas se pueden pegar.',
              'Las páginas públicas funcionan sin JavaScript, y cada texto lleva indicado su idioma.',
            ],
          },
        ],
      },
      {
        id: 'limites',
        heading: 'Límites conocidos',
        blocks: [
          {
            kind: 'list',
            items: [
              'El mapa que se abre con «Ver mapa» es de OpenStreetMap, Google Maps o Mapbox y no depende de nosotros: puede no funcionar bien con teclado o con lector de pantalla. La dirección está siempre escrita al lado, con un enlace al mapa.',
              'Algunas fotografías las envían los restaurantes y los organizadores, y pueden llegar sin una buena descripción o con texto dentro de la imagen. Lo importante (nombre, dirección, carta, precios) está siempre escrito.',
              'Algunos textos de eventos, restaurantes y artículos existen solo en castellano. En las páginas en catalán se muestran en esa lengua.',
              'Las webs a las que enlazamos tienen su propia accesibilidad.',
            ],
          },
        ],
      },
      {
        id: 'pruebas',
        heading: 'Cómo lo comprobamos',
        blocks: [
          {
            kind: 'list',
            items: [
              'Pruebas automáticas con axe en un navegador real, en los dos idiomas y en anchos de 320, 768 y 1280 píxeles.',
              'Recorridos solo con teclado por las tareas principales: inscribirse, solicitar la membresía, escribirnos, entrar en la cuenta.',
              'Revisión con el texto al 200\u00a0%, con movimiento reducido y sin JavaScript.',
              'Cálculo del contraste de cada pareja de colores del diseño.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Es una autoevaluación. Las pruebas automáticas encuentran solo una parte de los problemas, y no ha habido una auditoría externa.',
          },
        ],
      },
      {
        id: 'contacto',
        heading: 'Cuéntanos qué falla',
        blocks: [
          {
            kind: 'paragraph',
            text: [
              'Si algo no te funciona, escribe a ',
              emailLink(club),
              ', llama al ',
              phoneLink(club),
              ` o ven a nuestra sede (${postalAddress(club)}). Dinos en qué página estabas, qué querías hacer y con qué navegador o ayuda técnica.`,
            ],
          },
          {
            kind: 'paragraph',
            text: 'Te contestaremos en un mes como máximo. Mientras tanto, te damos la información de otra manera o te inscribimos por teléfono o por correo.',
          },
          {
            kind: 'paragraph',
            text: [
              'Si la respuesta no te convence, tienes las vías de «',
              { text: 'Quejas y reclamaciones', href: '/terminos#reclamaciones' },
              '».',
            ],
          },
        ],
      },
      {
        id: 'fecha',
        heading: 'Fecha de esta declaración',
        blocks: [
          {
            kind: 'paragraph',
            text: 'La fecha del principio es la de la última revisión. La revisamos al menos una vez al año y cada vez que la web cambia de manera importante.',
          },
        ],
      },
    ],
  }
}
