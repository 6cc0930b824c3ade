import { expect, test } from '@jest/globals';
import { foldForSearch, indexOfSearched, normalizeForSearch, slugify } from '../site';
import { seeded } from '../testing';

/** The part of a text that a searched text marks; null if it is not in it. */
function marked(text: string, typed: string): string | null {
  const [within, searched] = [foldForSearch(text), foldForSearch(typed)];
  const index = indexOfSearched(within, searched);
  return index < 0 ? null : text.slice(within.starts[index]!, within.ends[index + searched.text.length - 1]!);
}

test.each([
  ['full-width letters', 'Café Ｌｏｎｄｏｎ', 'london', 'Ｌｏｎｄｏｎ'],
  ['full-width digits', '９番線', '9', '９'],
  ['half-width kana', 'ロンドン・アイ', 'ﾛﾝﾄﾞﾝ', 'ロンドン'],
  ['half-width kana in the text', 'これはﾛﾝﾄﾞﾝです', 'ロンドン', 'ﾛﾝﾄﾞﾝ'],
  ['hiragana for katakana', 'ハイド・パーク', 'はいどぱーく', 'ハイド・パーク'],
  ['katakana for hiragana', 'すし屋', 'スシ', 'すし'],
  ['no dot between words', 'セント・ポール大聖堂', 'セントポール', 'セント・ポール'],
  ['a decomposed sound mark', 'ロント\u3099ン塔', 'ロンドン', 'ロント\u3099ン'],
  ['another kana without its sound mark', 'ハブ', 'パブ', null],
  ['no vowel signs', 'مُتَحَف العلوم', 'متحف', 'مُتَحَف'],
  ['vowel signs only in the typed text', 'متحف العلوم', 'مُتَحَف', 'متحف'],
  ['a lengthened word', 'كتـــاب جديد', 'كتاب', 'كتـــاب'],
  ['alif with hamza', 'الأكاديمية', 'الاكاديميه', 'الأكاديمية'],
  ['hamza only in the typed text', 'اسواق', 'أسواق', 'اسواق'],
  ['ya without dots', 'مستشفى', 'مستشفي', 'مستشفى'],
  ['Arabic digits', 'عام ١٨٦٦', '1866', '١٨٦٦'],
  ['Persian letters', 'كيو', 'کیو', 'كيو'],
  ['a mark of direction', 'برج\u200f لندن', 'برج لندن', 'برج\u200f لندن'],
  ['fixed spaces', 'ab 10\u202f€ und\u00a0mehr', '10 € und mehr', '10\u202f€ und\u00a0mehr'],
  ['đ', 'Đorđe', 'dorde', 'Đorđe'],
  ['ð and þ', 'Þórður', 'thordur', 'Þórður'],
  ['đ matches only itself', 'Dorde', 'đ', null],
])('D-78 Ignore how visitors write %s', (_what, text, typed, part) => {
  expect(marked(text, typed)).toBe(part);
});

test('D-78 Normalise texts of all scripts equally with and without positions', () => {
  const random = seeded(20261129);
  for (let round = 0; round < 2000; round++) {
    const text = Array.from({ length: 12 }, () =>
      random.of([...'aß .&đþガｶﾞ゛ト\u3099ー・ヴゞ漢أآةىکـ١۱ًّ\u200f\u202f１Ａ']),
    ).join('');
    expect([text, normalizeForSearch(text)]).toEqual([text, foldForSearch(text).text]);
  }
});

test('slugs keep letters that Unicode does not decompose', () => {
  expect(slugify('Smørrebrød & Łódź')).toBe('smorrebrod-lodz');
  expect(slugify('Weißes Haus')).toBe('weisses-haus');
});
