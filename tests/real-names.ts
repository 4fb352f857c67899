/** Names of Catalonia, the Balearics, Valencia, the Basque Country, Galicia and Spain, as people write them. */
const givenNames = lines(`
  Joan, Núria, Josep Maria, Maria del Carme, Fernando, María de los Ángeles, Àngela, Ònia, Jordi, Montserrat dels Àngels
  Gemma, Eugeni, Aina, Bernat, Dolors, Ferran, Cèlia, Narcís, Mercè, Joana-Aina, Josep-Lluís, Maria-Mercè, Llorenç, Lluïsa
  Raül, Noèlia, Íngrid, Òscar, Ígor, Gal·la, Marcel·la, Estel·la, Bel, Bet, Ara, Pau, Nil, Ona, Biel, Damià, Coloma, Xesca
  Tòfol, Bàrbara, Vicent, Empar, Ximo, Iñaki, Íñigo, Begoña, Aránzazu, Itziar, Ainhoa, Xabier, Iratxe, Eneko, Uxía, Xoán
  Breogán, Sabela, Xosé Luís, Ramón María, María José, José Luis, María del Mar, Juan de Dios, Fco. Javier, Mª José, M.ª Teresa
  Mª. Dolores, M. Carme, J.M., J. M., Ma. Rosa, Peñafort, Conchita, Pepi, Ann-Kathrin, Jean-Pierre, Zoë, Łukasz
`)
const surnames = lines(`
  Puigdomènech-Rossinyol, Fernández de Córdoba-Villavicencio, Fernández de Córdoba-Villavicencio y Ruiz de Alarcón
  Puigdomènech-Rossinyol i Casademont de Montpalau, Vallbona, Casademont i Puigdollers, Col·lell Nin, Sol·la i Vil·la
  Bassa-Xicoy, Rossinyol-Carandell de Puigvert, d’Ors i Rovira, d'Ors, de Sant-Feliu, Mas-Riera, Òdena i Úbeda
  Güell-Bargalló, Sagarra i de Castellarnau, Monturiol i Estarriol, Gurguí, Albert i Paradís, Puig i Ferreter, Martí i Pol
  Carod-Rovira, Marçal i Serra, Rossinyol, Castelló, Arderiu i Voltas, Capmany i Farnés, Fransitorra, Ballesteros, Monsó
  Bracons, Vallès, Benguerel i Llobet, Pàmies i Bertran, Villalonga, Cifre de Colonya, Ripoll, Font, Compte i Barra, Bono
  Sastre, Huguet, Mesquida, Ballester i Caldentey, Blanes, Rosselló-Pòrcel, Oliver Cabrer, Estellés, Ortells, Valor i Vives
  Sánchez-Cutillas, March, Corella, de Lanuza, Ferrer, Cadenes, Forrellad, Jover, Llussà, Tarradellas, Soley, Mira, Gavarró
  Casamajó, Pla, Ragonès i Garcia, Roca, Ballano, Coll, Forcadell i Lluís, Rueda, Segura, Conca, León, Sala, Creus, Bernabeu
  Sáez, Rubió, Civil, Belmonte, Carbonell, Burgada, Picas, Lizarribar, Acosta, Serra, Fontané, Nogareda, Jubany, Cruz Mas
  Santamaria i Puig, Grande, Tobella, Pérez Cruz, Graham, Mas, de Cabra, Alòs-Moner, Terribas, Basté, Llama Vázquez, Quijada
  Ramírez, Errejón, Etxebarria Goikoetxea, Beristain-Zubizarreta, Ituño, Azpilicueta-Goñi, Lete, García-Pérez, Arteta
  Sagardoy Mujika, Kortajarena, Senlle, Carballal, Riveiro, Ramil, Juncal, Cal, Ferrín, de Castro, del Valle-Inclán y Peña
  Pardo-Bazán y de la Rúa-Figueroa, Domínguez Bastida, Calderón de la Barca y Henao, Lope de Vega y Carpio, de la Vega
  de la Cruz, Ramón y Cajal, Ortega y Gasset, Menéndez y Pelayo, Blasco Ibáñez, García Lorca, Jiménez Mantecón, Zambrano
  Martín Gaite, Matute, Cela y Trulock, Delibes, Sánchez Ferlosio, Torrente Ballester, Aldecoa, Pérez-Reverte Gutiérrez
  Grandes Hernández, Montero Gayo, Marías, Muñoz Molina, Dueñas Vinuesa, Sánchez-Dragó, Fitz-James Stuart y Silva
  Martínez de Irujo, Primo de Rivera y Sáenz de Heredia, Calvo-Sotelo y Bustelo, Suárez, González Márquez, Rodríguez Zapatero
  Sáenz de Santamaría, de Cospedal García, Díaz, Martínez-Almeida Navasqüés, Gil, Llamazares, Muñoz-Ñíguez, Pons-Estelrich
  Til·ler, Paral·lel, Xirgu, Núñez-Escudé, Puig de Dou, Gispert i Ochoa, Urdangarin, Goicoechea, Arrizabalaga, Echevarría
  Mendizábal, Zubizarreta, Iturralde, Aguirre-Sarasua, Ullastres, Bohigas, Domènech, Gaudí, Cadafalch, Jujol, Sert, Bofill
  Mariscal, Miralles, Fuster, Bonet, Llach, Raimon, Sisa, Pi de la Serra, Quintana, Bosch, Vives, O’Brien, Müller, Nowak
`)

function lines(text: string): string[] {
  return text.split(/[,\n]/).flatMap((name) => name.trim() || [])
}

export const realNames: readonly string[] = [
  ...surnames.map((surname, index) => `${givenNames[index % givenNames.length]} ${surname}`),
  'ONA RIBES I SERRADELL',
  'maria del carmen garcía lópez',
  'Dra. Íñiguez',
  'Sra. Puig de Dou',
  'Pau Ribes Jr.',
  'nil',
  'Montserrat Call Serra',
  'Núria Regal i Prat',
  'Loan Nguyễn',
]
