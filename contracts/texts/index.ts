/**
 * Texts of shell, modules, `ui` and contracts (decision 128). A text is written in English where it is used; a catalogue
 * of its build replaces it in another language.
 */
export type Values = Readonly<Record<string, string | number>>;

/** A text, or an ICU message that Lingui has compiled: `['Open ', ['time']]`. */
export type Message = string | readonly unknown[];

/** The language of a page, and the catalogues of its builds by name. */
export interface TextSource {
  /** Language tag: "de". */
  language: string;
  /** Formats an ICU message. Strings are compiled first, where that is possible. */
  format(message: Message, values?: Values): string;
  /** The catalogue of a build: translations by their English message. */
  messages: Readonly<Record<string, Readonly<Record<string, Message>> | undefined>>;
}

/** Name of the shell in its own build. */
export const SHELL_BUILD = 'guide_shell';

/** The bundler replaces it. */
declare const GUIDE_BUILD: string;
/** Name of the build that contains this copy. */
export const BUILD = typeof GUIDE_BUILD === 'string' ? GUIDE_BUILD : 'program';

/** Global, because each build has its own copy of this file. The gateway defines it for each request. */
const KEY = Symbol.for('guide.texts/1');
const registry = globalThis as unknown as Record<symbol, TextSource | undefined>;

/** Sets the language of the page. @param read - called for each text; on servers it depends on the request */
export function provideTexts(read: () => TextSource | undefined): void {
  Object.defineProperty(globalThis, KEY, { get: read, configurable: true });
}

/** The language of the page: "en". */
export const currentLanguage = (): string => registry[KEY]?.language ?? 'en';

/**
 * Translates a text.
 * @param message - English text, as a literal; with values an ICU message: `{count, plural, one {# place} other {# places}}`
 * @param compiled - the compiled message, which the build adds
 * @example i18n.t('Open {time}', { time: 'now' }) → "Open now", auf Deutsch "Jetzt geöffnet"
 */
function t(message: string, values?: Values, compiled?: Message): string {
  const source = registry[KEY];
  const text = source?.messages[BUILD]?.[message] ?? compiled ?? message;
  if (typeof text === 'string' && !values) return text;
  if (!source) throw new Error('Texts with values need provideTexts().');
  return source.format(text, values);
}

/** An object, because the extraction of Lingui finds calls of `i18n.t`. */
export const i18n = { t };

/** What separates the items of a list: ", ". English needs no catalogue, and no language `Intl.ListFormat`. */
export const listSeparator = (): string =>
  currentLanguage() === 'en' ? ', ' : i18n.t('{list}, {item}', { list: '', item: '' });
