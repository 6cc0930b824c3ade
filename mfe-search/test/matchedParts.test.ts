import { expect, test } from '@jest/globals';
import { matchedParts } from '../src/matching/matchedParts';

/** The text with matches in brackets. */
const withBrackets = (text: string, searched: string) =>
  matchedParts(text, searched)
    .map((part) => (part.matched ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Tower of London', 'TOWER', '[Tower] of London'],
  ['Natural History Museum', 'useu', 'Natural History M[useu]m'],
  ['Café in the Crypt', 'cafe', '[Café] in the Crypt'],
  ['Cafe\u0301 in the Crypt', 'café', '[Cafe\u0301] in the Crypt'],
  ['A cafe', 'CAFÉ', 'A cafe'],
  ['Cafe\u0301 and Cafe\u0302', 'café', '[Cafe\u0301] and Cafe\u0302'],
  ['Straße und Strasse', 'straße', '[Straße] und Strasse'],
  ['Smørrebrød', 'smorrebrod', '[Smørrebrød]'],
  ["St. Paul's, St Pauls", 'st  pauls', "[St. Paul's], [St Pauls]"],
  ["St. Paul's", 'paul', "St. [Paul]'s"],
  ['Fox & Anchor', 'fox and', '[Fox &] Anchor'],
  ["St Paul's Cathedral", 'paul’s', "St [Paul's] Cathedral"],
  ['Straße und Strasse', 'strasse', '[Straße] und [Strasse]'],
  ['ß', 's', '[ß]'],
  ['ΟΔΟΣ οδός', 'οδος', '[ΟΔΟΣ] [οδός]'],
  ['banana', 'ana', 'b[ana]na'],
  ['Rules', '', 'Rules'],
  ['Rules', '   ', 'Rules'],
  ['Rules', ' rules ', '[Rules]'],
  ['Rules', 'zoo', 'Rules'],
  ['a.*b (c) [d] $1 \\d', '.*', 'a.[*]b (c) [d] $1 \\d'],
  ['a.*b (c', '(', 'a.*b [(]c'],
  ['🍺 and 🍺', '🍺', '[🍺] and [🍺]'],
  ['ロンドン塔とタワー・ブリッジ', '塔', 'ロンドン[塔]とタワー・ブリッジ'],
  ['大英博物館・美術館', '博物館', '大英[博物館]・美術館'],
  ['タワー・ブリッジ', 'ﾀﾜｰ', '[タワー]・ブリッジ'],
  ['متحف لندن، المتحف البريطاني', 'متحف', '[متحف] لندن، ال[متحف] البريطاني'],
  ['يُتوَّج الملوك', 'يتوج', '[يُتوَّج] الملوك'],
  ['أسود الميدان', 'اسود', '[أسود] الميدان'],
  ['Лондонский Тауэр', 'тауэр', 'Лондонский [Тауэр]'],
  ['런던 탑', '탑', '런던 [탑]'],
  ['लंदन टावर', 'टावर', 'लंदन [टावर]'],
  ['พิพิธภัณฑ์บริติช', 'พิพิธภัณฑ์', '[พิพิธภัณฑ์]บริติช'],
  ['Königliche Gärten', 'garten', 'Königliche [Gärten]'],
])('in %j, %j marks %j: D-78 substrings, ignoring case', (text, searched, expected) => {
  expect(withBrackets(text, searched)).toBe(expected);
});

test('the joined parts equal the text', () => {
  const text = 'Pie & Mæsh — Ünder the Ａrches, İstanbul ﬁsh, e\u0301e\u0301';
  for (let start = 0; start < text.length; start++) {
    for (const length of [1, 2, 3, 7]) {
      const parts = matchedParts(text, text.slice(start, start + length));
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }
  }
});
