import { thousands } from '../site/numbers';
import type { Message, TextSource, Values } from './index';

/** A part of a compiled message: text, `[name]`, or `[name, kind, forms]` with a message for each form. */
type Token = string | readonly [name: string, kind?: string, forms?: Forms];
interface Forms {
  readonly offset?: number;
  readonly [form: string]: Message | number | undefined;
}

const RULES = { plural: 'cardinal', selectordinal: 'ordinal' } as const;
const isPlural = (kind: string): kind is keyof typeof RULES => Object.hasOwn(RULES, kind);

/**
 * Creates the texts of a language. It formats what Lingui compiles of an ICU message, without Lingui's runtime: that
 * writes the number of each plural with `Intl.NumberFormat`, whose first call takes phones 100 ms.
 * @param messages - catalogues by build
 * @param compile - compiles messages that no build has compiled, as in programs and tests
 * @example format(['Open ', ['time']], { time: 'now' }) → "Open now"
 * @example format([['n', 'plural', { one: ['#', ' place'], other: ['#', ' places'] }]], { n: 2 }) → "2 places"
 */
export function createTexts(
  language: string,
  messages: TextSource['messages'] = {},
  compile?: (message: string) => Message,
): TextSource {
  const compiled = new Map<string, Message>();
  const rules = new Map<string, Intl.PluralRules>();

  function compileOnce(message: string): Message {
    const known = compiled.get(message) ?? compile?.(message) ?? message;
    compiled.set(message, known);
    return known;
  }

  function formOf(kind: keyof typeof RULES, value: number): string {
    const type = RULES[kind];
    const rule = rules.get(type) ?? new Intl.PluralRules(language, { type });
    rules.set(type, rule);
    return rule.select(value);
  }

  /** @param number - what "#" stands for */
  function write(message: Message, values: Values, number?: string): string {
    if (typeof message === 'string') return message.replace(VALUE, (_, name) => textOf(values[name]));
    return (message as readonly Token[])
      .map((token) => {
        if (token === '#' && number !== undefined) return number;
        return typeof token === 'string' ? token : writeValue(token, values);
      })
      .join('');
  }

  function writeValue([name, kind, forms]: Exclude<Token, string>, values: Values): string {
    const value = values[name];
    if (!kind || !forms) return textOf(value);
    if (!isPlural(kind)) return write(ownForm(forms, String(value)), values);
    const count = Number(value) - (forms.offset ?? 0);
    const form = Object.hasOwn(forms, String(value)) ? String(value) : formOf(kind, count);
    return write(ownForm(forms, form), values, thousands(count));
  }

  return {
    language,
    messages,
    format: (message, values = {}) =>
      write(typeof message === 'string' ? compileOnce(message) : message, values),
  };
}

/** A value in a message without plurals and the like, which no build compiles. */
const VALUE = /\{(\w+)\}/g;

const textOf = (value: string | number | undefined): string => (value === undefined ? '' : String(value));

const ownForm = (forms: Forms, form: string): Message =>
  (Object.hasOwn(forms, form) ? forms[form] : forms.other) as Message;
