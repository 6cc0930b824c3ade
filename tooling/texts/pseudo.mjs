/**
 * A pseudo-language for tests: English texts with other letters, about 40 % longer, between ⟦ and ⟧. A letter of English
 * on a page is then a text that nobody can translate, and a missing bracket a text that is cut.
 */
import { compileMessage } from '@lingui/message-utils/compileMessage';

const ENGLISH = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const OTHERS = 'áƀçðéƒĝĥîĵķļṁñöþɋŕšţûṽŵẋýžÁƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ';

/** Doubled vowels make words as long as those of German. @param {string} letter @param {number} vowels */
function otherLetter(letter, vowels) {
  const other = OTHERS[ENGLISH.indexOf(letter)] ?? letter;
  return /[aeiou]/.test(letter) ? other.repeat(vowels) : other;
}

/** Changes letters, but not elements such as `<0>`. @param {string} text */
const changed = (text, vowels = 2) =>
  text.replace(/(<\/?\d+>)|[a-z]/gi, (found, element) => (element ? found : otherLetter(found, vowels)));

/** @param {unknown} message - compiled @returns {unknown} */
function changedMessage(message) {
  if (typeof message === 'string') return changed(message);
  return /** @type {unknown[]} */ (message).map((token) => {
    if (!Array.isArray(token)) return changed(String(token));
    const [name, kind, forms] = token;
    if (!forms) return token;
    const entries = Object.entries(forms).map(([form, value]) => [
      form,
      form === 'offset' ? value : changedMessage(value),
    ]);
    return [name, kind, Object.fromEntries(entries)];
  });
}

/**
 * A text of the city in the pseudo-language.
 * @param {string} text @param {{ longer?: boolean }} options - `longer: false` for a field with a limit
 */
export const pseudoText = (text, { longer = true } = {}) => `⟦${changed(text, longer ? 2 : 1)}⟧`;

/**
 * A text of a component in the pseudo-language.
 * @param {string} message - English ICU message
 * @returns {unknown[]} compiled, as in a catalogue
 */
export const pseudoMessage = (message) => [
  '⟦',
  .../** @type {unknown[]} */ (changedMessage(compileMessage(message))),
  '⟧',
];
