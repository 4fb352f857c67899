import { emailLink, phoneLink, postalAddress, type LegalDocument, type LegalFacts } from './legal-document.ts'
import { legalVersions } from '#app/legal-versions.ts'

/** Ley 11/2023 (European Accessibility Act); the target is WCAG 2.2 AA. */
export function accessibilityCa({ club, baseUrl }: LegalFacts): LegalDocument {
  return {
    version: legalVersions.accessibility,
    title: 'Declaració d’accessibilitat',
    sections: [
      {
        id: 'compromiso',
        heading: 'El nostre compromís',
        blocks: [
          {
            kind: 'paragraph',
            text: `Volem que tothom pugui seure a taula, també al web. Per això ${baseUrl} es dissenya per complir les Pautes d’accessibilitat per al contingut web (WCAG) 2.2 en el nivell AA. Prenem també com a referència la norma europea EN 301 549 i la Llei 11/2023, del 8 de maig, que incorpora la Directiva (UE) 2019/882 sobre accessibilitat de productes i serveis.`,
          },
          {
            kind: 'paragraph',
            text: 'Aquesta declaració val per a totes les pàgines públiques, els formularis, els comptes i els correus, en castellà i en català.',
          },
        ],
      },
      {
        id: 'situacion',
        heading: 'En quin punt som',
        blocks: [
          {
            kind: 'paragraph',
            text: 'El web compleix parcialment les WCAG 2.2 AA; els límits que coneixem són més avall. Això és el que hem cuidat:',
          },
          {
            kind: 'list',
            items: [
              'Tot es pot fer amb el teclat, i sempre es veu on és el focus.',
              'El text es pot ampliar al 200\u00a0%, i la pàgina cap en una amplada de 320 píxels sense desplaçament lateral.',
              'El text i els controls contrasten amb el fons, i res no es diu només amb color.',
              'El que es mou es pot aturar, i no es mou si el teu dispositiu demana menys moviment.',
              'Cada camp té la seva etiqueta, cada error s’explica al costat del camp i el que ja havies escrit es conserva.',
              'No hi ha proves de lletres tortes ni d’endevinar imatges, i les contrasenyes es poden enganxar.',
              'Les pàgines públiques funcionen sense JavaScript, i cada text duu indicada la llengua.',
            ],
          },
        ],
      },
      {
        id: 'limites',
        heading: 'Límits coneguts',
        blocks: [
          {
            kind: 'list',
            items: [
              'El mapa que s’obre amb un botó és d’OpenStreetMap, Google Maps o Mapbox i no depèn de nosaltres: pot no funcionar bé amb teclat o amb lector de pantalla. L’adreça hi és sempre escrita al costat, amb un enllaç al mapa.',
              'Algunes fotografies les envien els restaurants i els organitzadors, i poden arribar sense una bona descripció o amb text dins de la imatge. El més important (nom, adreça, carta, preus) hi és sempre escrit.',
              'Alguns textos d’esdeveniments, restaurants i articles només existeixen en castellà. A les pàgines en català es mostren en aquesta llengua.',
              'Els webs amb què enllacem tenen la seva pròpia accessibilitat.',
            ],
          },
        ],
      },
      {
        id: 'pruebas',
        heading: 'Com ho comprovem',
        blocks: [
          {
            kind: 'list',
            items: [
              'Proves automàtiques amb axe en un navegador real, en les dues llengües, a 320, 768 i 1280 píxels d’amplada.',
              'Recorreguts només amb teclat per les tasques principals: inscriure’s, sol·licitar l’ingrés, escriure’ns, entrar al compte.',
              'Revisió amb el text al 200\u00a0%, amb moviment reduït i sense JavaScript.',
              'Càlcul del contrast de cada parella de colors del disseny.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'És una autoavaluació. Les proves automàtiques troben només una part dels problemes, i no hi ha hagut cap auditoria externa.',
          },
        ],
      },
      {
        id: 'contacto',
        heading: 'Explica’ns què falla',
        blocks: [
          {
            kind: 'paragraph',
            text: [
              'Si alguna cosa no et funciona, escriu a ',
              emailLink(club),
              ', truca al ',
              phoneLink(club),
              ` o vine a la nostra seu (${postalAddress(club)}). Digues-nos en quina pàgina eres, què volies fer i amb quin navegador o ajuda tècnica.`,
            ],
          },
          {
            kind: 'paragraph',
            text: 'Et respondrem en el termini màxim d’un mes. Mentrestant, et donem la informació d’una altra manera o t’inscrivim per telèfon o per correu.',
          },
          {
            kind: 'paragraph',
            text: [
              'Si la resposta no et convenç, tens les vies de «',
              { text: 'Queixes i reclamacions', href: '/ca/terminos#reclamaciones' },
              '».',
            ],
          },
        ],
      },
      {
        id: 'fecha',
        heading: 'Data d’aquesta declaració',
        blocks: [
          {
            kind: 'paragraph',
            text: 'La data del principi és la de l’última revisió. La revisem almenys una vegada l’any i cada cop que el web canvia de manera important.',
          },
        ],
      },
    ],
  }
}
