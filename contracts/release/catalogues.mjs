/** Whether pages can show the translations of a release. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Bytes of a catalogue. The largest of the guide has 30 KB. */
export const MAX_CATALOGUE_BYTES = 262_144;

const PLURALS = ['plural', 'selectordinal'];
/** Opening and closing tags. `RichText` knows numbered elements only: `<0>our notice</0>`. */
const TAG = /<\/?[a-z0-9][^<>]*>/gi;

const isObject = (/** @type {unknown} */ value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a text, or a message that Lingui has compiled. @param {unknown} value @returns {boolean} */
const isMessage = (value) => typeof value === 'string' || (Array.isArray(value) && value.every(isToken));

/** @param {unknown} token @returns {boolean} */
function isToken(token) {
  if (typeof token === 'string') return true;
  if (!Array.isArray(token) || token.length > 3) return false;
  const [name, kind, forms] = token;
  if (typeof name !== 'string') return false;
  // "{count, number}" is written as a text.
  if (token.length < 3) return kind === undefined || typeof kind === 'string';
  if (![...PLURALS, 'select'].includes(kind) || !isObject(forms)) return false;
  const { offset = 0, ...messages } = forms;
  return typeof offset === 'number' && 'other' in messages && Object.values(messages).every(isMessage);
}

/**
 * The names of values, and the elements, in a message.
 * @param {string | readonly unknown[]} message - ICU, or compiled @returns {string} sorted
 * @throws {Error} if it is not ICU
 */
export function placeholders(message) {
  /** @type {Set<string>} */
  const found = new Set();
  const visit = (/** @type {unknown} */ token) => {
    if (typeof token === 'string') for (const [tag] of token.matchAll(TAG)) found.add(tag);
    if (!Array.isArray(token)) return;
    found.add(`{${token[0]}}`);
    for (const form of isObject(token[2]) ? Object.values(token[2]) : [])
      for (const part of [form].flat()) visit(part);
  };
  for (const token of typeof message === 'string' ? compileMessageOrThrow(message) : message) visit(token);
  return [...found].sort().join(', ');
}

/** @param {string} text - JSON @returns {Record<string, string | unknown[]> | null} null if it is not a catalogue */
function parseCatalogue(text) {
  try {
    const catalogue = JSON.parse(text);
    return isObject(catalogue) && Object.values(catalogue).every(isMessage) ? catalogue : null;
  } catch {
    return null;
  }
}

/** @param {string} message @param {string | unknown[]} translation @returns {string | null} what is wrong, after "the translation of …" */
function translationFault(message, translation) {
  try {
    const [wanted, given] = [placeholders(message), placeholders(translation)];
    return wanted === given
      ? null
      : `has ${given || 'no placeholders'}, and the text has ${wanted || 'none'}`;
  } catch (error) {
    return `is not an ICU message: ${/** @type {Error} */ (error).message.split('\n')[0]}`;
  }
}

/**
 * Finds a catalogue that pages could not show.
 * @param {Pick<import('../api/schemas').ReleaseManifest, 'module' | 'languages'>} release
 * @param {string} browserFolder
 * @returns {string | null} one sentence
 */
export function findCatalogueFault({ module, languages = {} }, browserFolder) {
  for (const { file } of Object.values(languages)) {
    const name = path.join(browserFolder, file);
    const { size } = statSync(name);
    if (size > MAX_CATALOGUE_BYTES)
      return `${module}: ${file} has ${size} bytes; a catalogue has ${MAX_CATALOGUE_BYTES} at most.`;
    const catalogue = parseCatalogue(readFileSync(name, 'utf8'));
    if (!catalogue)
      return `${module}: ${file} is not a catalogue: an object with a text or a compiled message for each text.`;
    for (const [message, translation] of Object.entries(catalogue)) {
      const fault = translationFault(message, translation);
      if (fault) return `${module}: in ${file}, the translation of "${message}" ${fault}.`;
    }
  }
  return null;
}
