import { findReferenceFaults, packFiles } from '@guide/contracts/city';
import Value from 'typebox/value';
import { type PackFile, packFileNames } from '../pack';
import type { Checked } from './findings';

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
  pattern: ({ pattern }) => `must match ${pattern}.`,
};

/** Reports what the schemas and the rules of the contracts find. */
export function checkSchemas(pack: Checked): void {
  const valid = packFileNames.filter((name) => {
    const { content } = pack.files[name];
    if (content === undefined) return false;
    const errors = distinct(Value.Errors(packFiles[name], content));
    for (const { instancePath, keyword, params, message } of errors) {
      const sentence = SENTENCES[keyword]?.(params as Record<string, unknown>) ?? `${message}.`;
      pack.report('wrong', name, keysOf(instancePath, content), `${nameOf(instancePath)} ${sentence}`);
    }
    return errors.length === 0;
  });
  if (valid.length === packFileNames.length) checkReferences(pack);
}

/** One error for each value: those of the alternatives of a union add nothing. */
function distinct(errors: SchemaError[]): SchemaError[] {
  const first = new Map<string, SchemaError>();
  for (const error of errors) {
    const known = first.get(error.instancePath);
    if (!known || error.keyword === 'anyOf') first.set(error.instancePath, error);
  }
  return [...first.values()];
}

/** A pack may have fewer restaurants than a full tab of the home page, and no ratings. */
const MAY_BE_LESS = /\/(rating|reviewCount) is missing$|^home\.json \/experiences\/restaurants must name/;

function checkReferences(pack: Checked): void {
  const contents = Object.fromEntries(packFileNames.map((name) => [name, pack.files[name].content]));
  for (const fault of findReferenceFaults(contents as Parameters<typeof findReferenceFaults>[0])) {
    if (MAY_BE_LESS.test(fault)) continue;
    const [, file = '', pointer = '', text = ''] = /^(\S+) (\S+) (.*)$/s.exec(fault) ?? [];
    const at = keysOf(pointer, pack.files[file as PackFile].content);
    pack.report('wrong', file as PackFile, at, `${nameOf(pointer)} ${text}.`);
  }
}

/** The keys of a JSON pointer; those of lists are numbers. */
function keysOf(pointer: string, content: unknown): (string | number)[] {
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

const nameOf = (pointer: string): string => pointer.slice(1) || 'The file';
