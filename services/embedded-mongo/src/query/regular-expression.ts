import { BSONRegExp } from 'bson';
import { CommandError, unsupported } from '../errors';

/**
 * JavaScript's form of a regular expression, from BSON's own or from `$regex` with `$options`.
 * @throws CommandError 51091 for an invalid pattern, 238 for an option other than `i`, `m`, `s`
 */
export function toRegExp(pattern: unknown, options?: unknown): RegExp {
  const source = pattern instanceof BSONRegExp ? pattern.pattern : pattern;
  const flags = options ?? (pattern instanceof BSONRegExp ? pattern.options : '');
  if (typeof source !== 'string') throw new CommandError('BadValue', '$regex has to be a string');
  if (typeof flags !== 'string') throw new CommandError('BadValue', '$options has to be a string');
  if (/[^ims]/.test(flags)) throw unsupported(`the regular expression option in '${flags}'`);
  try {
    return new RegExp(source, flags);
  } catch (error) {
    throw new CommandError(51091, `Regular expression is invalid: ${(error as Error).message}`);
  }
}
