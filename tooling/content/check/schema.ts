import { findReferenceFaults, packFiles, patternFault } from '@guide/contracts/city';
import type { TSchema } from 'typebox';
import { Settings } from 'typebox/system';
import Value from 'typebox/value';
import { type PackFile, packFileNames } from '../pack';
import { type Checked, type Loose, listOf, quoted } from './findings';

type SchemaError = ReturnType<typeof Value.Errors>[number];

/** What schemas say in other words than an editor's. */
const SENTENCES: Record<string, (params: Record<string, unknown>) => string> = {
  required: ({ requiredProperties }) => `lacks ${(requiredProperties as string[]).join(', ')}. Add it.`,
  additionalProperties: ({ additionalProperties }) =>
    `has ${(additionalProperties as string[]).join(', ')}, which the guide does not know. Correct the name or remove it.`,
  minLength: ({ limit }) => `must have at least ${limit} ${limit === 1 ? 'letter' : 'letters'}.`,
  maxLength: ({ limit }) => `must have at most ${limit} letters. Shorten it.`,
  minItems: ({ limit }) => `must have at least ${limit} ${limit === 1 ? 'entry' : 'entries'}.`,
  maxItems: ({ limit }) => `must have at most ${limit} entries. Remove some.`,
  type: ({ type }) => `must be of the type ${type}.`,
  pattern: ({ pattern }) => `${patternFault(String(pattern)) || `must match ${pattern}`}.`,
};

/** Enough for a list whose entries all have the same fault. */
const MAX_ERRORS = 5000;

/** Reports what the schemas and the rules of the contracts find. */
export function checkSchemas(pack: Checked): void {
  Settings.Set({ maxErrors: MAX_ERRORS });
  const valid = packFileNames.filter((name) => {
    const { content } = pack.files[name];
    if (content === undefined) return false;
    const errors = withoutAlternatives(Value.Errors(packFiles[name], content));
    for (const error of errors) {
      const at = keysOf(error.instancePath, content);
      pack.report('wrong', name, at, `${nameOf(at, content)} ${sentenceOf(error, packFiles[name])}`);
    }
    return errors.length === 0;
  });
  if (valid.length === packFileNames.length) checkReferences(pack);
}

/** Errors of the alternatives of a union say less than the union's own, and "false" repeats what an object's says. */
export function withoutAlternatives(errors: SchemaError[]): SchemaError[] {
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath);
  const isPart = ({ instancePath, keyword }: SchemaError) =>
    unions.some(
      (union) => (instancePath === union && keyword !== 'anyOf') || instancePath.startsWith(`${union}/`),
    );
  return errors.filter((error) => error.keyword !== 'boolean' && !isPart(error));
}

/** A fault as a sentence without its subject. @param schema - of the whole file */
export function sentenceOf({ keyword, params, message, schemaPath }: SchemaError, schema: TSchema): string {
  if (keyword !== 'anyOf') return SENTENCES[keyword]?.(params as Record<string, unknown>) ?? `${message}.`;
  const union = schemaPath
    .split('/')
    .slice(1)
    .filter((key) => key !== 'anyOf' || !schemaPath.endsWith('/anyOf'))
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], schema);
  const options = listOf((union as { anyOf?: unknown } | undefined)?.anyOf).map((option) => option.const);
  return options.length > 0 && options.every((option) => option !== undefined)
    ? `must be ${options.map((option) => quoted(option)).join(' or ')}.`
    : 'has a value of a wrong form. See docs/bring-your-own-city.md.';
}

/** A pack may have fewer restaurants than a full tab of the home page, and no ratings. */
const MAY_BE_LESS = /\/(rating|reviewCount) is missing$|^home\.json \/experiences\/restaurants must name/;

function checkReferences(pack: Checked): void {
  const contents = Object.fromEntries(packFileNames.map((name) => [name, pack.files[name].content]));
  for (const fault of findReferenceFaults(contents as Parameters<typeof findReferenceFaults>[0])) {
    if (MAY_BE_LESS.test(fault)) continue;
    const [, file = '', pointer = '', text = ''] = /^(\S+) (\S+) (.*)$/s.exec(fault) ?? [];
    const at = keysOf(pointer, pack.files[file as PackFile].content);
    pack.report(
      'wrong',
      file as PackFile,
      at,
      `${nameOf(at, pack.files[file as PackFile].content)} ${text}.`,
    );
  }
}

/** The keys of a JSON pointer; those of lists are numbers. */
export function keysOf(pointer: string, content: unknown): (string | number)[] {
  let value = content as Record<string, unknown> | unknown[] | undefined;
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const isIndex = Array.isArray(value);
      value = (value as Record<string, unknown> | undefined)?.[key] as typeof value;
      return isIndex ? Number(key) : key;
    });
}

/** `hours.mon of "Town Hall"`, or the keys where entries have no names. */
function nameOf(at: (string | number)[], content: unknown): string {
  const [first, ...rest] = at;
  const entry = first === undefined ? undefined : (content as Record<string | number, Loose>)[first];
  const name = entry?.name ?? entry?.title;
  if (typeof name !== 'string') return at.join('.') || 'The file';
  return rest.length > 0 ? `${rest.join('.')} of ${quoted(name)}` : quoted(name);
}
