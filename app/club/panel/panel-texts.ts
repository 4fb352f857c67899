import { panelTexts } from '#app/i18n/panel-texts.ts'

export const clubPanelTexts = panelTexts({
  title: { es: 'El club', ca: 'El club' },
  lead: {
    es: 'Lo que escribas aquí se ve en toda la web: cabecera, pie, contacto, textos legales, correos y buscadores.',
    ca: 'El que escriguis aquí es veu a tot el web: capçalera, peu, contacte, textos legals, correus i cercadors.',
  },
  secondFactorRules: {
    optional: { es: 'Cada cual decide', ca: 'Cadascú decideix' },
    required: { es: 'Se exige a quien ve datos personales', ca: 'S’exigeix a qui veu dades personals' },
  },
  confirm: {
    es: 'Los datos de ejemplo que quedan son también los del club: quitar la marca',
    ca: 'Les dades d’exemple que queden també són les del club: treu-ne la marca',
  },
  save: { es: 'Guardar los datos', ca: 'Desa les dades' },
  saved: { es: 'Datos del club guardados', ca: 'Dades del club desades' },
  demo: {
    es: (fields: string) =>
      `Datos de ejemplo: ${fields}. La web dice que son inventados hasta que escribas los del club.`,
    ca: (fields: string) =>
      `Dades d’exemple: ${fields}. El web diu que són inventades fins que hi escriguis les del club.`,
  },
  demoCount: {
    es: (fields: number) =>
      fields === 1 ? 'Un dato del club es de ejemplo.' : `${fields} datos del club son de ejemplo.`,
    ca: (fields: number) =>
      fields === 1 ? 'Una dada del club és d’exemple.' : `${fields} dades del club són d’exemple.`,
  },
  missing: {
    both: {
      es: 'Faltan el NIF y la inscripción registral. La ley los pide en el aviso legal.',
      ca: 'Falten el NIF i la inscripció registral. La llei els demana a l’avís legal.',
    },
    taxNumber: {
      es: 'Falta el NIF. La ley lo pide en el aviso legal.',
      ca: 'Falta el NIF. La llei el demana a l’avís legal.',
    },
    registryEntry: {
      es: 'Falta la inscripción registral. La ley la pide en el aviso legal.',
      ca: 'Falta la inscripció registral. La llei la demana a l’avís legal.',
    },
  },
  edit: { es: 'Completar los datos', ca: 'Completa les dades' },
  noun: { one: { es: 'los datos del club', ca: 'la fitxa del club' }, edited: { es: 'los', ca: 'la' } },
})

export type ClubPanelTexts = (typeof clubPanelTexts)['es']
