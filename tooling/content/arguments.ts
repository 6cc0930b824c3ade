import path from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Writes a line for the operator. */
export type Output = (line: string) => void;
/** Asks the operator a question. @returns whether the answer is yes */
export type Ask = (question: string) => Promise<boolean>;

type Options = NonNullable<ParseArgsConfig['options']>;

/** Options of all commands. */
const COMMON = {
  help: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

/** The values of options; those of all commands too. */
type Values<O extends Options> = { [K in keyof O]?: O[K]['type'] extends 'boolean' ? boolean : string } & {
  [K in keyof typeof COMMON]?: boolean;
};

/**
 * Parses the arguments of a command.
 * @param usage - the command's help, which is also shown with a fault
 * @param count - number of arguments without a name, from and to
 * @returns null if the operator asked for help, which is then written
 * @throws {Error} for unknown or missing arguments
 */
export function readArguments<const O extends Options>(
  args: string[],
  options: O,
  usage: string,
  [least, most]: [number, number],
  output: Output,
): { positionals: string[]; values: Values<O> } | null {
  const { positionals, values } = parse(joinNegative(args), { ...COMMON, ...options }, usage);
  if (values.help) {
    output(usage);
    return null;
  }
  if (positionals.length < least || positionals.length > most) throw new Error(usage);
  return { positionals, values: values as Values<O> };
}

function parse(args: string[], options: Options, usage: string) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new Error(`${(error as Error).message.replace(/\. To specify.*$/s, '.')}\n${usage}`);
  }
}

/** Joins an option and its negative number, as in `--center -16.8,179.9`, which Node takes for two options. */
const joinNegative = (args: string[]): string[] =>
  args.flatMap((arg, index) => {
    const isNumber = (text: string | undefined) => /^-\d/.test(text ?? '');
    if (arg.startsWith('--') && !arg.includes('=') && isNumber(args[index + 1]))
      return [`${arg}=${args[index + 1]}`];
    return isNumber(arg) && args[index - 1]?.startsWith('--') ? [] : [arg];
  });

/** Returns "1 place" or "2 places". */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Names separated by commas; only the first ones of many. */
export const namesOf = (names: readonly string[], most = 20): string =>
  names.slice(0, most).join(', ') + (names.length > most ? ` and ${names.length - most} more` : '');

/** The path of a file that the operator names: npm runs commands in the project's root. */
export const userPath = (file: string): string => path.resolve(process.env.INIT_CWD ?? '.', file);
