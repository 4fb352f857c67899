/** Somebody who registered for a demo event: invented, with an address that delivers to nobody (RFC 2606). */
export type DemoPerson = {
  readonly name: string
  readonly email: string
}

/**
 * As many as the fullest event needs, and more; an event takes the first `registered` from wherever the loader starts.
 */
export const people: readonly DemoPerson[] = [
  { name: 'Mariona Casadevall Prat', email: 'mariona.casadevall@example.org' },
  { name: 'Gerard Vilamala Soler', email: 'gerard.vilamala@example.org' },
  { name: 'Lucía Herranz Blasco', email: 'lucia.herranz@example.org' },
  { name: 'Bernat Fontdevila Mas', email: 'bernat.fontdevila@example.org' },
  { name: 'Remei Torrents Badia', email: 'remei.torrents@example.org' },
  { name: 'Álvaro Quintanilla Ruiz', email: 'alvaro.quintanilla@example.org' },
  { name: 'Neus Puigdomènech Sala', email: 'neus.puigdomenech@example.org' },
  { name: 'Pol Casanovas Arnau', email: 'pol.casanovas@example.org' },
  { name: 'Inés Carrascosa Vidal', email: 'ines.carrascosa@example.org' },
  { name: 'Oriol Bassegoda Font', email: 'oriol.bassegoda@example.org' },
  { name: 'Teresa Montcunill Rius', email: 'teresa.montcunill@example.org' },
  { name: 'Sergio Villalba Ramos', email: 'sergio.villalba@example.org' },
  { name: 'Laia Gironès Canals', email: 'laia.girones@example.org' },
  { name: 'Martí Torrelles Pujol', email: 'marti.torrelles@example.org' },
  { name: 'Carmen Ibarrola Sanz', email: 'carmen.ibarrola@example.org' },
  { name: 'Àngels Rovirosa Camps', email: 'angels.rovirosa@example.org' },
  { name: 'Roger Peracaula Serra', email: 'roger.peracaula@example.org' },
  { name: 'Elena Mascarell Ortiz', email: 'elena.mascarell@example.org' },
  { name: 'Dolors Bonastre Gual', email: 'dolors.bonastre@example.org' },
  { name: 'Héctor Cabanillas León', email: 'hector.cabanillas@example.org' },
  { name: 'Júlia Santacana Roca', email: 'julia.santacana@example.org' },
  { name: 'Ferran Clopés Andreu', email: 'ferran.clopes@example.org' },
  { name: 'Pilar Escudero Nieto', email: 'pilar.escudero@example.org' },
  { name: 'Arnau Vilaseca Tomàs', email: 'arnau.vilaseca@example.org' },
  { name: 'Assumpta Gasull Riba', email: 'assumpta.gasull@example.org' },
  { name: 'Rubén Aldecoa Marín', email: 'ruben.aldecoa@example.org' },
  { name: 'Clàudia Mirabet Costa', email: 'claudia.mirabet@example.org' },
  { name: 'Narcís Planagumà Vila', email: 'narcis.planaguma@example.org' },
  { name: 'Beatriz Torralba Gil', email: 'beatriz.torralba@example.org' },
  { name: 'Guillem Despuig Oller', email: 'guillem.despuig@example.org' },
  { name: 'Mireia Capdevila Nogué', email: 'mireia.capdevila@example.org' },
  { name: 'Tomás Arriaga Peña', email: 'tomas.arriaga@example.org' },
  { name: 'Roser Estapé Ballús', email: 'roser.estape@example.org' },
  { name: 'Xavier Molsosa Grau', email: 'xavier.molsosa@example.org' },
  { name: 'Nuria Valcárcel Rey', email: 'nuria.valcarcel@example.org' },
  { name: 'Jaume Portabella Coll', email: 'jaume.portabella@example.org' },
  { name: 'Isolda Ricart Freixas', email: 'isolda.ricart@example.org' },
  { name: 'Daniel Echegoyen Prieto', email: 'daniel.echegoyen@example.org' },
  { name: 'Montserrat Callís Aymerich', email: 'montserrat.callis@example.org' },
  { name: 'Pere Sitjà Cunillera', email: 'pere.sitja@example.org' },
]
