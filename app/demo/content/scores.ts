/** From 1 to 5; the first guests of the event have given them, in this order. */
export type DemoScore = {
  readonly kitchen: number
  readonly wine: number
  readonly place: number
  readonly pace: number
  readonly comment?: string
  readonly language?: 'es' | 'ca'
  readonly showsName?: boolean
}

const score = (
  kitchen: number,
  wine: number,
  place: number,
  pace: number,
  said: Pick<DemoScore, 'comment' | 'language' | 'showsName'> = {},
): DemoScore => ({ kitchen, wine, place, pace, ...said })

export const embersScores: readonly DemoScore[] = [
  score(5, 5, 5, 4, {
    comment: 'Em van seure entre dos desconeguts i vam sortir amb un tast pendent. El conill, amb el fum just.',
    language: 'ca',
    showsName: true,
  }),
  score(5, 5, 5, 4),
  score(5, 5, 5, 3, {
    comment: 'Entre la butifarra y el conejo pasó casi una hora. Con esas bombillas, nadie miró el reloj.',
    showsName: true,
  }),
  ...Array.from({ length: 6 }, () => [score(5, 5, 5, 4), score(4, 5, 5, 5), score(5, 4, 5, 4)]).flat(),
]

export const auctionScores: readonly DemoScore[] = [
  score(5, 5, 5, 5, {
    comment: 'Doce segundos por caja y un minuto por lado: no hizo falta nada más.',
    showsName: true,
  }),
  score(5, 4, 5, 4, {
    comment: 'Al magatzem hi feia fred, i vam repetir de tot. Les sabates, millor les velles.',
    language: 'ca',
  }),
  ...Array.from({ length: 3 }, () => [score(5, 5, 4, 4), score(5, 4, 5, 5), score(4, 5, 5, 4)]).flat(),
]
