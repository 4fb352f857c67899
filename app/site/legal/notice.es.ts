import { identityEs } from './identity.es.ts'
import { emailLink, openingHours, type LegalBlock, type LegalDocument, type LegalFacts } from './legal-document.ts'
import { legalVersions } from '#app/legal-versions.ts'

/** LSSI 10.1. */
export function noticeEs(facts: LegalFacts): LegalDocument {
  const { club, baseUrl } = facts
  const email = emailLink(club)
  return {
    version: legalVersions.notice,
    title: 'Aviso legal',
    sections: [
      {
        id: 'titular',
        heading: 'Quién hay detrás de esta web',
        blocks: [
          {
            kind: 'paragraph',
            text: `El titular de ${baseUrl} es el club que se identifica aquí, como pide el artículo 10 de la Ley 34/2002, de 11 de julio, de servicios de la sociedad de la información y de comercio electrónico (LSSI):`,
          },
          identityEs(facts),
          ...hours(facts),
        ],
      },
      {
        id: 'actividad',
        heading: 'A qué se dedica',
        blocks: [
          {
            kind: 'paragraph',
            text: `El club reúne desde ${club.foundingYear} a personas que disfrutan de la cocina y el vino de Cataluña. Organiza cenas, catas, cursos y viajes gastronómicos, tiene biblioteca, consigue ventajas para sus socios en restaurantes y cuenta en esta web lo que prueba.`,
          },
          {
            kind: 'paragraph',
            text: [
              'El precio de cada evento está en su página, por persona y con los impuestos incluidos. Los ',
              { text: 'términos y condiciones', href: '/terminos' },
              ' dicen cómo se paga y cómo se cancela.',
            ],
          },
        ],
      },
      {
        id: 'condiciones',
        heading: 'Condiciones de uso',
        blocks: [
          {
            kind: 'list',
            items: [
              'Entrar en la web es libre y gratuito, y no hace falta registrarse para leerla.',
              'Usa la web de buena fe: sin hacerte pasar por nadie, sin enviar contenidos ilícitos y sin intentar dañarla, saturarla o entrar donde no te corresponde.',
              'Podemos cambiar, retirar o corregir contenidos, e interrumpir la web por mantenimiento.',
              'Lo que publicamos es información y opinión sobre gastronomía. Procuramos que sea exacta; si encuentras un error, dínoslo.',
            ],
          },
        ],
      },
      {
        id: 'propiedad',
        heading: 'Propiedad intelectual',
        blocks: [
          {
            kind: 'list',
            items: [
              'Los textos, fotografías, dibujos, logotipos, diseño y programas son del club o se usan con permiso de sus titulares. Puedes leerlos, imprimirlos para ti y citarlos diciendo de dónde salen; para cualquier otro uso hace falta permiso por escrito.',
              ...(club.pictureCredits.es.text ? [['Fotografías y dibujos: ', club.pictureCredits.es]] : []),
              'Las marcas e imágenes de restaurantes y organizadores son suyas.',
              'Los mapas de OpenStreetMap son de sus colaboradores, con licencia ODbL; los demás, de quien los ofrece.',
              [
                'Si crees que algo de lo publicado vulnera tus derechos, escribe a ',
                email,
                ' y lo revisaremos enseguida.',
              ],
            ],
          },
        ],
      },
      {
        id: 'enlaces',
        heading: 'Enlaces',
        blocks: [
          {
            kind: 'list',
            items: [
              'Enlazamos a webs de restaurantes, organizadores y redes sociales. No las controlamos ni respondemos de lo que dicen. Si sabemos que un enlace lleva a algo ilícito, lo quitamos.',
              'Puedes enlazar a cualquier página de esta web, siempre que no la muestres como si fuera tuya ni des a entender que el club te respalda.',
            ],
          },
        ],
      },
      {
        id: 'documentos',
        heading: 'Privacidad y accesibilidad',
        blocks: [
          {
            kind: 'paragraph',
            text: [
              'La ',
              { text: 'política de privacidad', href: '/privacidad' },
              ' explica cómo tratamos tus datos y qué cookies hay; la ',
              { text: 'declaración de accesibilidad', href: '/accesibilidad' },
              ', cómo hacemos que la web sirva a todo el mundo.',
            ],
          },
        ],
      },
      {
        id: 'ley',
        heading: 'Ley y tribunales',
        blocks: [
          {
            kind: 'paragraph',
            text: `Se aplica la ley española. Si eres consumidor, puedes acudir a los juzgados de tu domicilio; en los demás casos son competentes los de ${club.city}.`,
          },
        ],
      },
    ],
  }
}

function hours({ club }: LegalFacts): LegalBlock[] {
  const days = { weekdays: 'de lunes a viernes', saturday: 'sábados', sunday: 'domingos' }
  const text = openingHours(club, days, 'y')
  return text ? [{ kind: 'paragraph', text: `Horario de atención: ${text}.` }] : []
}
