import { identityCa } from './identity.ca.ts'
import { emailLink, openingHours, type LegalBlock, type LegalDocument, type LegalFacts } from './legal-document.ts'
import { legalVersions } from '#app/legal-versions.ts'

/** LSSI 10.1. */
export function noticeCa(facts: LegalFacts): LegalDocument {
  const { club, baseUrl } = facts
  const email = emailLink(club)
  return {
    version: legalVersions.notice,
    title: 'Avís legal',
    sections: [
      {
        id: 'titular',
        heading: 'Qui hi ha darrere d’aquest web',
        blocks: [
          {
            kind: 'paragraph',
            text: `El titular de ${baseUrl} és el club que s’identifica aquí, com demana l’article 10 de la Llei 34/2002, de l’11 de juliol, de serveis de la societat de la informació i de comerç electrònic (LSSI):`,
          },
          identityCa(facts),
          ...hours(facts),
        ],
      },
      {
        id: 'actividad',
        heading: 'A què es dedica',
        blocks: [
          {
            kind: 'paragraph',
            text: `El club reuneix des del ${club.foundingYear} persones que gaudeixen de la cuina i el vi de Catalunya. Organitza sopars, tastos, cursos i viatges gastronòmics, té biblioteca, aconsegueix avantatges per als socis en restaurants i explica en aquest web el que tasta.`,
          },
          {
            kind: 'paragraph',
            text: [
              'El preu de cada esdeveniment és a la seva pàgina, per persona i amb els impostos inclosos. Els ',
              { text: 'termes i condicions', href: '/ca/terminos' },
              ' diuen com es paga i com es cancel·la.',
            ],
          },
        ],
      },
      {
        id: 'condiciones',
        heading: 'Condicions d’ús',
        blocks: [
          {
            kind: 'list',
            items: [
              'Entrar al web és lliure i gratuït, i no cal registrar-s’hi per llegir-lo.',
              'Fes servir el web de bona fe: sense fer-te passar per ningú, sense enviar continguts il·lícits i sense intentar malmetre’l, saturar-lo o entrar on no et correspon.',
              'Podem canviar, retirar o corregir continguts, i interrompre el web per manteniment.',
              'El que publiquem és informació i opinió sobre gastronomia. Procurem que sigui exacta; si hi trobes un error, digues-nos-ho.',
            ],
          },
        ],
      },
      {
        id: 'propiedad',
        heading: 'Propietat intel·lectual',
        blocks: [
          {
            kind: 'list',
            items: [
              'Els textos, fotografies, dibuixos, logotips, disseny i programes són del club o es fan servir amb permís dels titulars. Els pots llegir, imprimir per a tu i citar dient d’on surten; per a qualsevol altre ús cal permís per escrit.',
              ...(club.pictureCredits.ca.text ? [['Fotografies i dibuixos: ', club.pictureCredits.ca]] : []),
              'Les marques i imatges de restaurants i organitzadors són seves.',
              'Els mapes d’OpenStreetMap són dels seus col·laboradors, amb llicència ODbL; els altres, de qui els ofereix.',
              [
                'Si creus que alguna cosa publicada vulnera els teus drets, escriu a ',
                email,
                ' i ho revisarem de seguida.',
              ],
            ],
          },
        ],
      },
      {
        id: 'enlaces',
        heading: 'Enllaços',
        blocks: [
          {
            kind: 'list',
            items: [
              'Enllacem amb webs de restaurants, organitzadors i xarxes socials. No els controlem ni responem del que diuen. Si sabem que un enllaç porta a alguna cosa il·lícita, el traiem.',
              'Pots enllaçar amb qualsevol pàgina d’aquest web, sempre que no la mostris com si fos teva ni donis a entendre que el club et dona suport.',
            ],
          },
        ],
      },
      {
        id: 'documentos',
        heading: 'Privacitat i accessibilitat',
        blocks: [
          {
            kind: 'paragraph',
            text: [
              'La ',
              { text: 'política de privacitat', href: '/ca/privacidad' },
              ' explica com tractem les teves dades i quines galetes hi ha; la ',
              { text: 'declaració d’accessibilitat', href: '/ca/accesibilidad' },
              ', com fem que el web serveixi a tothom.',
            ],
          },
        ],
      },
      {
        id: 'ley',
        heading: 'Llei i tribunals',
        blocks: [
          {
            kind: 'paragraph',
            text: `S’aplica la llei espanyola. Si ets consumidor, pots anar als jutjats del teu domicili; en els altres casos són competents els de ${club.city}.`,
          },
        ],
      },
    ],
  }
}

function hours({ club }: LegalFacts): LegalBlock[] {
  const days = { weekdays: 'de dilluns a divendres', saturday: 'dissabtes', sunday: 'diumenges' }
  const text = openingHours(club, days, 'i')
  return text ? [{ kind: 'paragraph', text: `Horari d’atenció: ${text}.` }] : []
}
