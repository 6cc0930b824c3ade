import type { SuggestedSearch } from '@guide/contracts/api/schemas';

/**
 * What a text should find first: a place by its English name, or a suggested search. `query` is the English word of a
 * kind, which the search has in its language.
 */
export type Wanted = string | SuggestedSearch['query'];
type Queries = readonly (readonly [typed: string, wanted: Wanted])[];

const german: Queries = [
  ['Tower von London', 'Tower of London'],
  ['Britisches Museum', 'British Museum'],
  ['naturkundemuseum', 'Natural History Museum'],
  ['Riesenrad', 'London Eye'],
  ['Wachablösung', 'Buckingham Palace'],
  ['Shakespeare Theater', "Shakespeare's Globe"],
  ['Sherlock Holmes Museum', 'The Sherlock Holmes Museum'],
  ['dinosaurier museum', 'Natural History Museum'],
  ['Bahnhof St. Pancras', 'St Pancras Station'],
  ['Kirche', { query: 'Historical', category: 'attraction' }],
  ['Märkte', { query: 'Market', category: 'attraction' }],
  ['Gaerten', { query: 'Park', category: 'attraction' }],
  ['kostenlose Museen', { chips: 'free', query: 'Museum' }],
  ['mit Kindern', { chips: 'children' }],
  ['Pubs in Soho', { category: 'pub', area: 'Soho' }],
  ['Parks in Kensington', { query: 'Park', area: 'Kensington' }],
  ['Museen in der Nähe vom Tower of London', { query: 'Museum', from: '1' }],
  ['Buckingam Palast', 'Buckingham Palace'],
  ['Westminister Abbey', 'Westminster Abbey'],
  ['camden market', 'Camden Market'],
];

const french: Queries = [
  ['La Tour de Londres', 'Tower of London'],
  ['musée d’histoire naturelle', 'Natural History Museum'],
  ['cathédrale Saint Paul', "St Paul's Cathedral"],
  ['relève de la garde', 'Buckingham Palace'],
  ['grande roue', 'London Eye'],
  ['musée des transports', 'London Transport Museum'],
  ['quartier chinois', 'Chinatown'],
  ['où voir les joyaux de la couronne', 'Tower of London'],
  ['abbaye de westminster', 'Westminster Abbey'],
  ['musée gratuit', { chips: 'free', query: 'Museum' }],
  ['églises', { query: 'Historical', category: 'attraction' }],
  ['jardins', { query: 'Park', category: 'attraction' }],
  ['marché', { query: 'Market', category: 'attraction' }],
  ['avec des enfants', { chips: 'children' }],
  ['pubs à Soho', { category: 'pub', area: 'Soho' }],
  ['restaurants à Covent Garden', { category: 'restaurant', area: 'Covent Garden' }],
  ['musées près de la Tour de Londres', { query: 'Museum', from: '1' }],
  ['Tour de Londre', 'Tower of London'],
  ['palais de Bukingham', 'Buckingham Palace'],
  ['British Museum', 'British Museum'],
];

const spanish: Queries = [
  ['Torre de Londres', 'Tower of London'],
  ['museo britanico', 'British Museum'],
  ['Museo de Historia Natural', 'Natural History Museum'],
  ['Catedral de San Pablo', "St Paul's Cathedral"],
  ['cambio de guardia', 'Buckingham Palace'],
  ['la noria', 'London Eye'],
  ['abadia de westminster', 'Westminster Abbey'],
  ['barrio chino', 'Chinatown'],
  ['cómo llegar al museo de cera', 'Madame Tussauds'],
  ['museos gratis', { chips: 'free', query: 'Museum' }],
  ['iglesia', { query: 'Historical', category: 'attraction' }],
  ['parques', { query: 'Park', category: 'attraction' }],
  ['mercados', { query: 'Market', category: 'attraction' }],
  ['con niños', { chips: 'children' }],
  ['pubs en Soho', { category: 'pub', area: 'Soho' }],
  ['museos en Kensington', { query: 'Museum', area: 'Kensington' }],
  ['parques cerca de la Torre de Londres', { query: 'Park', from: '1' }],
  ['palacio de Bukingham', 'Buckingham Palace'],
  ['museo de sience', 'Science Museum'],
  ['Tower Bridge', 'Tower Bridge'],
];

const japanese: Queries = [
  ['大英博物館', 'British Museum'],
  ['ロンドン塔', 'Tower of London'],
  ['自然史博物館', 'Natural History Museum'],
  ['バッキンガム宮殿', 'Buckingham Palace'],
  ['ﾛﾝﾄﾞﾝｱｲ', 'London Eye'],
  ['セントポール大聖堂', "St Paul's Cathedral"],
  ['ビクトリア&アルバート博物館', 'Victoria and Albert Museum'],
  ['シャーロックホームズ博物館', 'The Sherlock Holmes Museum'],
  ['タワーブリッジ', 'Tower Bridge'],
  ['大英博物館 入場料', 'British Museum'],
  ['恐竜', 'Natural History Museum'],
  ['はいどぱーく', 'Hyde Park'],
  ['美術館', { query: 'Museum', category: 'attraction' }],
  ['公園', { query: 'Park', category: 'attraction' }],
  ['無料の博物館', { chips: 'free', query: 'Museum' }],
  ['子連れ', { chips: 'children' }],
  ['ソーホーのパブ', { category: 'pub', area: 'Soho' }],
  ['ロンドン塔の近くのレストラン', { category: 'restaurant', from: '1' }],
  ['グリニッジ', { area: 'Greenwich' }],
  ['Ｂｒｉｔｉｓｈ　Ｍｕｓｅｕｍ', 'British Museum'],
];

const arabic: Queries = [
  ['متحف التاريخ الطبيعي', 'Natural History Museum'],
  ['المتحف البريطاني', 'British Museum'],
  ['برج لندن', 'Tower of London'],
  ['قصر باكنجهام', 'Buckingham Palace'],
  ['عين لندن', 'London Eye'],
  ['بيج بن', 'Big Ben and the Houses of Parliament'],
  ['كاتدرائيه القديس بولس', "St Paul's Cathedral"],
  ['هايد بارك', 'Hyde Park'],
  ['مَتْحَفُ العُلُوم', 'Science Museum'],
  ['أين يقع برج لندن', 'Tower of London'],
  ['متحف', { query: 'Museum', category: 'attraction' }],
  ['الحدائق', { query: 'Park', category: 'attraction' }],
  ['اسواق', { query: 'Market', category: 'attraction' }],
  ['متاحف مجانية', { chips: 'free', query: 'Museum' }],
  ['للعائلات', { chips: 'children' }],
  ['مطاعم في سوهو', { category: 'restaurant', area: 'Soho' }],
  ['متاحف بالقرب من برج لندن', { query: 'Museum', from: '1' }],
  ['غرينتش', { area: 'Greenwich' }],
  ['كاتدرائية القديس بولص', "St Paul's Cathedral"],
  ['Tower of London', 'Tower of London'],
];

/** What tourists type, by language. */
export const touristQueries: Readonly<Record<string, Queries>> = {
  de: german,
  fr: french,
  es: spanish,
  ja: japanese,
  ar: arabic,
};
