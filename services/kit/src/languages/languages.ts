import { findLanguage } from '@guide/contracts/site';
import type { FastifyInstance, FastifyReply } from 'fastify';
import Negotiator from 'negotiator';
import { isUnavailable } from '../database/isUnavailable';
import { storedLanguages } from '../database/translations';
import { singleFlight } from '../singleFlight';

const MAX_HEADER_LENGTH = 1000;
const DATABASE_TIMEOUT_MS = 500;
/** How soon an imported language is offered. */
const CHECK_INTERVAL_MS = 1000;

/** A language of the city besides English. Caches use it as a weak key, so their content goes with the language. */
export interface Language {
  readonly code: string;
}

const isEnglish = (range: string): boolean => /^en(-|$)/i.test(range);

/** The language ranges that a request asks for, best first. `*` stands for English. */
function rangesOf(header: string): string[] {
  const text = header.slice(0, MAX_HEADER_LENGTH);
  const ranges = new Negotiator({ headers: { 'accept-language': text } }).languages();
  const end = ranges.findIndex((range) => range === '*' || isEnglish(range));
  return end < 0 ? ranges : ranges.slice(0, end);
}

/**
 * The best language for a header Accept-Language (RFC 9110, 12.5.4).
 * @param codes - all languages besides English
 * @returns undefined: English
 */
export function preferredLanguage(header: string, codes: readonly string[]): string | undefined {
  for (const range of rangesOf(header)) {
    const code = findLanguage(range, codes);
    if (code) return code;
  }
  return undefined;
}

interface LanguageRequest {
  query: unknown;
  headers: { 'accept-language'?: string | undefined };
}

/**
 * Finds the languages of requests: the parameter `lang`, or the best of Accept-Language. English requests do not wait for
 * the list of languages.
 */
export function createLanguages(app: FastifyInstance) {
  let known = new Map<string, Language>();
  let readAt = Number.NEGATIVE_INFINITY;

  const read = singleFlight(async () => {
    const at = performance.now();
    const codes = await storedLanguages(await app.database());
    known = new Map(codes.map((code) => [code, known.get(code) ?? { code }]));
    readAt = at;
  });

  /** In an outage, the languages are those of before it. */
  async function current(): Promise<ReadonlyMap<string, Language>> {
    if (performance.now() - readAt < CHECK_INTERVAL_MS) return known;
    try {
      await (readAt > 0 ? app.availability.read(DATABASE_TIMEOUT_MS, read) : read());
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
    return known;
  }

  /** @returns undefined: English */
  return async ({ query, headers }: LanguageRequest): Promise<Language | undefined> => {
    const { lang } = query as { lang?: string };
    const wanted = lang ?? headers['accept-language'];
    if (!wanted || rangesOf(wanted).length === 0) return undefined;
    const languages = await current();
    const code = preferredLanguage(wanted, [...languages.keys()]);
    return code === undefined ? undefined : languages.get(code);
  };
}

/** Says in which language a response is, and that it depends on Accept-Language. */
export function setLanguageHeaders(reply: FastifyReply, language: Language | undefined): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${vary}, accept-language` : 'accept-language');
  reply.header('content-language', language?.code ?? 'en');
}
