import { BSONRegExp } from 'bson';
import { CommandError, unsupported } from '../errors';

/**
 * JavaScript's form of a regular expression, from BSON's own or from `$regex` with `$options`.
 * @throws CommandError 51091 for an invalid pattern, 51108 for an unknown option, 238 for what is not supported
 */
export function toRegExp(pattern: unknown, options?: unknown): RegExp {
  const source = pattern instanceof BSONRegExp ? pattern.pattern : pattern;
  if (typeof source !== 'string') throw new CommandError('BadValue', '$regex has to be a string');
  if (pattern instanceof BSONRegExp && pattern.options !== '' && options !== undefined)
    throw new CommandError(51075, 'options set in both $regex and $options');
  const flags = options ?? (pattern instanceof BSONRegExp ? pattern.options : '');
  if (typeof flags !== 'string') throw new CommandError('BadValue', '$options has to be a string');
  for (const flag of flags) {
    if (flag === 'x' || flag === 'u') throw unsupported(`the regular expression option ${flag}`);
    if (!'ims'.includes(flag)) throw new CommandError(51108, `invalid flag in regex options: ${flag}`);
  }
  try {
    return new RegExp(translate(source, flags), flags.includes('i') ? 'iu' : 'u');
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CommandError(51091, `Regular expression is invalid: ${error.message}`);
  }
}

const refuse = (what: string) => unsupported(`${what} in a regular expression`);

/** What a pattern is made of. Groups and repetitions that JavaScript does not have are found by `checkToken`. */
const TOKEN =
  /\\x[0-9A-Fa-f]{2}|\\.?|\((?:\*|\?(?:[:=!]|<[A-Za-z_]\w{0,31}>|<?[^:=!<]?[^)\w]?))?|(?:[*+?]|\{\d+(?:,\d*)?\})[+?]?|\[\^?|./suy;

/**
 * A pattern of PCRE2 (UTF, without UCP, as MongoDB uses it) for JavaScript's `u` mode. What means the same is taken over,
 * what JavaScript can say otherwise is translated (`.`, `^`, `$`, `\w`, `\s`, `\b`), everything else is refused by name.
 * https://www.pcre.org/current/doc/html/pcre2pattern.html
 */
function translate(source: string, flags: string): string {
  const ignoreCase = flags.includes('i');
  const translations = translationsFor(flags.includes('m'), flags.includes('s'));
  let result = '';
  let before = '';
  let at = 0;
  while (at < source.length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(source)![0];
    at += token.length;
    if (/^[*+?{]/.test(token) && /^[$^]$|^\\b$/.test(before)) throw refuse(`${token} after ${before}`);
    before = token;
    checkToken(token, ignoreCase);
    if (token.startsWith('[')) {
      const [members, end] = translateClass(source, at, ignoreCase);
      result += `${token}${members}]`;
      at = end;
    } else if (Object.hasOwn(translations, token)) result += translations[token];
    else result += token.startsWith('\\') ? literal(token) : token;
  }
  return result;
}

/** PCRE knows ASCII digits, spaces and word characters only, and no line end but `\n`, also before the text's end. */
function translationsFor(multiline: boolean, dotAll: boolean): Record<string, string> {
  const word = '[0-9A-Z_a-z]';
  return {
    '.': dotAll ? '[^]' : '[^\\n]',
    '^': multiline ? '(?:^|(?<=\\n)(?=[^]))' : '^',
    $: multiline ? '(?=\\n|$)' : '(?=\\n?$)',
    ']': '\\]',
    '}': '\\}',
    '\\d': '[0-9]',
    '\\D': '[^0-9]',
    '\\s': '[\\t-\\r ]',
    '\\S': '[^\\t-\\r ]',
    '\\w': word,
    '\\W': '[^0-9A-Z_a-z]',
    '\\b': `(?:(?<=${word})(?!${word})|(?<!${word})(?=${word}))`,
  };
}

/** PCRE's largest count of a repetition. */
const MAX_REPETITION = 65_535;

function checkToken(token: string, ignoreCase: boolean): void {
  // JavaScript would let the long s and the Kelvin sign pass for s and k there.
  if (ignoreCase && /^\\[wWb]$/.test(token)) throw refuse(`${token} with the option i`);
  if (token.length > 1 && token.startsWith('(') && !/^\(\?(?:[:=!]|<\w+>)$/.test(token)) throw refuse(token);
  if (/^[*+?{].*\+$/.test(token)) throw refuse(`the possessive ${token}`);
  if (token === '{') throw refuse('a { that begins no repetition (\\{ is a brace)');
  if (token === '\0') throw new CommandError('BadValue', 'a regular expression cannot contain a null byte');
  if (token.startsWith('{') && token.match(/\d+/g)!.some((count) => Number(count) > MAX_REPETITION))
    throw new CommandError(51091, 'Regular expression is invalid: number too big in {} quantifier');
}

/** An escape as JavaScript has it: `\xhh`, `\t` and its like, and punctuation. */
function literal(token: string): string {
  const escaped = token.slice(1);
  if (escaped === '') throw new CommandError(51091, 'Regular expression is invalid: \\ at end of pattern');
  if (token.length === 4 || /[tnrf]/.test(escaped)) return token;
  if (/[0-9A-Za-z]/.test(escaped)) throw refuse(token);
  return /[$()*+./?[\\\]^{|}]/.test(escaped) ? token : escaped;
}

/** A class's members; `\W` is the complement of `\w`, and so on. */
const sets: Record<string, string> = {
  '\\d': '0-9',
  '\\D': '\\x00-/:-\\u{10ffff}',
  '\\s': '\\t-\\r ',
  '\\S': '\\x00-\\x08\\x0e-\\x1f!-\\u{10ffff}',
  '\\w': '0-9A-Z_a-z',
  '\\W': '\\x00-/:-@[-^`{-\\u{10ffff}',
};
const MEMBER = /\\x[0-9A-Fa-f]{2}|\\.?|\[[:.=]|./suy;

/** @returns the members of the class that begins at `start`, for JavaScript, and where the pattern goes on after it */
function translateClass(source: string, start: number, ignoreCase: boolean): [string, number] {
  let result = '';
  let before: 'nothing' | 'character' | 'range' | 'set' = 'nothing';
  let at = start;
  const next = () => {
    MEMBER.lastIndex = at;
    const member = MEMBER.exec(source)?.[0];
    if (!member) throw new CommandError(51091, 'Regular expression is invalid: missing terminating ]');
    at += member.length;
    return member;
  };
  for (let member = next(); member !== ']' || at === start + 1; member = next()) {
    if (member === ']') throw refuse('a ] as the first of a class (\\] is a bracket)');
    const isRange = member === '-' && before !== 'nothing' && source[at] !== ']';
    if (isRange && before === 'set') throw refuse('a - after a set of characters');
    if (isRange && before === 'character') {
      const last = next();
      if (Object.hasOwn(sets, last)) throw refuse('a - before a set of characters');
      result += `-${characterOf(last)}`;
      before = 'range';
    } else if (Object.hasOwn(sets, member)) {
      checkToken(member, ignoreCase);
      result += sets[member];
      before = 'set';
    } else {
      result += characterOf(member);
      before = 'character';
    }
  }
  return [result, at];
}

function characterOf(member: string): string {
  if (member.length === 2 && member.startsWith('[')) throw refuse(`the POSIX class ${member}`);
  if (member === '\\b') return member;
  const character = member.startsWith('\\') ? literal(member) : member;
  return /^[[\]^-]$/.test(character) ? `\\${character}` : character;
}
