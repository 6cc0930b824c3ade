import type { Span } from './entry';

const [QUOTE, BACKSLASH, OPEN_LIST, OPEN, CLOSE_LIST, CLOSE] = Buffer.from('"\\[{]}');

/**
 * Where each object of a JSON list stands in its text, so that a long list is read piece by piece.
 * @throws {SyntaxError} when the text is no list or ends early; what is within an object is not checked
 */
export function* listItems(text: Uint8Array): Generator<Span> {
  if (text[0] !== OPEN_LIST) throw new SyntaxError('The text is no JSON list');
  let depth = 1;
  let start = 0;
  for (let at = 1; at < text.length; at++) {
    const byte = text[at];
    if (byte === QUOTE) at = endOfString(text, at);
    else if (byte === OPEN || byte === OPEN_LIST) {
      if (depth++ === 1) start = at;
    } else if (byte === CLOSE || byte === CLOSE_LIST) {
      if (--depth === 1) yield { start, end: at + 1 };
    }
  }
  if (depth !== 0) throw new SyntaxError('The JSON list ends early');
}

/** The place of the quotation mark that ends the string which begins at `start`. */
function endOfString(text: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== QUOTE) at += text[at] === BACKSLASH ? 2 : 1;
  return at;
}
