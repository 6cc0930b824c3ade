import { normalizeName } from './words';

/** What visitors type in French, German, Italian, Portuguese and Spanish, without accents. A city pack adds its names. */
const FOREIGN_WORDS: Record<string, string> = {
  museum: 'musee musees museo musei museos museu museus museen',
  gallery: 'galerie galeria galleria',
  park: 'parc parque parco parks',
  garden: 'jardin jardins jardines garten giardino giardini jardim',
  market: 'marche marches mercado mercados mercato mercati markt markte',
  church: 'eglise iglesia kirche kirchen chiesa igreja',
  cathedral: 'cathedrale catedral kathedrale cattedrale dom duomo',
  abbey: 'abbaye abadia abtei abbazia',
  castle: 'chateau castillo schloss burg castello castelo',
  palace: 'palais palacio palast palazzo',
  bridge: 'pont puente brucke ponte',
  tower: 'tour torre turm',
  square: 'plaza platz piazza praca',
  clock: 'reloj horloge uhr orologio relogio',
  british: 'britanico britannique britisches britannico',
  national: 'nacional nationale nazionale',
  royal: 'real royale konigliche reale',
  natural: 'naturelle',
  history: 'histoire historia geschichte storia',
  science: 'sciences ciencia wissenschaft scienza scienze',
  zoo: 'zoologico zoologique',
  theatre: 'teatro',
  shopping: 'magasin magasins tienda tiendas geschafte einkaufen negozi lojas compras',
  restaurant: 'restaurante restaurantes ristorante ristoranti restaurants',
  food: 'essen comida manger mangiare cibo comer nourriture',
  pub: 'kneipe bar biere bier birra cerveza cerveja',
  free: 'gratuit gratuite gratuits gratuites gratis kostenlos kostenlose umsonst gratuito gratuita gratuiti',
  children: 'enfant enfants kinder nino ninos bambini criancas familie famille familia famiglia',
  rain: 'pluie regen lluvia pioggia chuva',
  toilet: 'toilette toilettes toiletten klo wc bano banos aseos bagno banheiro',
  wheelchair: 'rollstuhl barrierefrei handicape fauteuil roulant',
  open: 'ouvert geoffnet abierto aperto aberto',
};
/** Articles and prepositions of these languages. */
const SMALL_WORDS = new Set(
  'de du des la le les l d el los las del der die das dem den von im am il lo gli della dello dei di al do da dos'.split(
    ' ',
  ),
);

const ENGLISH = new Map(
  Object.entries(FOREIGN_WORDS).flatMap(([english, words]) =>
    words.split(' ').map((word) => [word, english] as const),
  ),
);

/** @returns the text with known foreign words in English; '' if it has none */
export function toEnglish(text: string): string {
  const words = normalizeName(text).split(' ');
  if (!words.some((word) => ENGLISH.has(word))) return '';
  return words
    .filter((word) => !SMALL_WORDS.has(word))
    .map((word) => ENGLISH.get(word) ?? word)
    .join(' ');
}
