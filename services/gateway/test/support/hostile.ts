import type { Random } from '@guide/contracts/testing';

const texts = [
  '',
  ' ',
  'a',
  '0',
  '-1',
  '1e3',
  '99999999999999999999',
  'true',
  'null',
  'undefined',
  '\0',
  '\u0007\u001b[31m',
  '\ud800',
  '\u202eabc',
  '{{7*7}}<%= 7*7 %>',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00%2e%2e%2f',
  '$where',
  '__proto__',
  'constructor',
  'a@guide.example',
  '/top-attractions',
  'é'.repeat(300),
  'x'.repeat(5000),
];
const names = [
  'email',
  'path',
  'name',
  'category',
  'properties',
  'module',
  'version',
  'kind',
  'query',
  'area',
];
const odd = ['__proto__', 'constructor', 'prototype', '$gt', '$where', 'toString', '', 'a.b', '0', '\0'];

/** A text of the kind that breaks programs. */
export const hostileText = (random: Random): string => random.of(texts);

const hostileName = (random: Random): string => random.of(random.chance(0.6) ? names : odd);

/** A text as part of an address; half a surrogate pair cannot be one. */
export const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '\ufffd'));

/** A JSON value with wrong types, operators, prototype keys and deep nesting. */
export function hostileValue(random: Random, depth = 0): unknown {
  const kind = random.whole(depth > 4 ? 5 : 8);
  if (kind === 0) return random.of([null, true, false]);
  if (kind === 1) return random.of([0, -1, 1.5, 1e308, -0, Number.MAX_SAFE_INTEGER + 2]);
  if (kind < 5) return hostileText(random);
  if (kind === 5) return Array.from({ length: random.whole(5) }, () => hostileValue(random, depth + 1));
  const entries = Array.from({ length: 1 + random.whole(4) }, () => [
    hostileName(random),
    hostileValue(random, depth + 1),
  ]);
  return Object.fromEntries(entries);
}

/** A query string, well or badly encoded. */
export function hostileQuery(random: Random): string {
  const parts = Array.from({ length: random.whole(4) }, () => {
    const name = encoded(hostileName(random));
    const value = encoded(hostileText(random));
    return random.of([
      `${name}=${value}`,
      `${name}[]=${value}`,
      `${name}[$ne]=${value}`,
      name,
      `=%zz&${value}`,
    ]);
  });
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
