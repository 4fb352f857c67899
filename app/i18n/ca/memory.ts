import { al } from '../elision.ts'
import type es from '../es/memory.ts'

export default {
  chronicle: 'Crònica',
  inBlog: (day: string) => `Blog, ${day}`,
  aboutDinner: 'La crònica de',
  pictures: 'En imatges',
  allPictures: (count: number) => `Mostra les ${count} imatges`,
  earlier: 'Altres nits',
  said: 'El que va dir la taula',
  opinions: (count: number) => (count === 1 ? '1 opinió' : `${count} opinions`),
  onlySeated: 'Només opina qui hi va seure.',
  aspects: { kitchen: 'Cuina', wine: 'Vi', place: 'Lloc', pace: 'Ritme' },
  guest: 'Comensal',
  byGuests: 'Qui ha sopat aquí amb el Cercle, a banda de la nota de la visita.',
  score: {
    title: 'La teva opinió',
    intro: 'De l’1, fluix, al 5, rodó. Les notes es veuen a la pàgina del sopar quan hi ha cinc opinions, sense noms.',
    words: { 1: 'fluix', 2: 'regular', 3: 'bé', 4: 'molt bé', 5: 'rodó' },
    noWine: 'No vaig beure',
    comment: 'Comentari',
    commentHint: 'El club el llegeix abans de publicar-lo. No hi escriguis dades d’altres persones.',
    commentKept: 'Ja ens vas deixar un comentari: si no n’escrius un altre, es queda com està.',
    removeComment: 'Treu el comentari que vaig deixar',
    showsName: (name: string) => `Hi pot anar el meu nom de pila, ${name}; si no, surt sense nom.`,
    send: 'Envia la meva opinió',
    save: 'Desa la meva opinió',
    failed: 'No hem pogut desar la teva opinió. El que has escrit encara és aquí: torna-ho a provar.',
    done: 'Gràcies per explicar-ho',
    doneText: 'Hem desat la teva opinió.',
    until: (day: string) => `La pots canviar fins ${al(day)}, amb l’adreça d’aquesta pàgina: guarda-la.`,
    change: 'Canvia la meva opinió',
    toEvent: 'Mostra el sopar',
    refusals: {
      unknown: {
        title: 'Aquest enllaç no serveix',
        text: 'Pot ser que sigui incomplet o que la reserva ja no existeixi.',
      },
      absent: {
        title: 'Només opina qui hi va seure',
        text: 'No ens consta que fossis al sopar. Si és un error, escriu-nos.',
      },
      early: { title: 'Encara no', text: 'El sopar no ha començat: aquest enllaç serveix després.' },
      given: {
        title: 'Ja està valorat',
        text: 'L’opinió només es canvia amb l’enllaç que va aparèixer en desar-la. Si no el tens, escriu-nos.',
      },
      late: {
        title: 'La teva opinió està desada',
        text: 'Passats 30 dies ja no es pot canviar. Si la vols retirar, escriu-nos.',
      },
      over: {
        title: 'Ja és tard per opinar',
        text: 'Les opinions es recullen durant els 60 dies que segueixen el sopar.',
      },
    },
  },
  dinners: 'Els sopars del Cercle en aquesta casa',
  comingDinners: 'Pròxims',
  pastDinners: 'Ja celebrats',
} satisfies typeof es
