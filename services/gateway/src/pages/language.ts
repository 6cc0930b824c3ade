import type { IncomingMessage } from 'node:http';
import { ENGLISH, splitAddress } from '@guide/contracts/site';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Languages } from '../languages';

/** Files, services and what machines read have one address for all languages. */
const ONE_ADDRESS = /^\/(api|app|assets|embed|health|images|metrics|modules)(\/|$)|^\/[^/]*\.\w+$/;

const languages = new WeakMap<IncomingMessage, string>();

/** The language of a request, from its address; English for addresses without a language. */
export const languageOfRequest = ({ raw }: Pick<FastifyRequest, 'raw'>): string =>
  languages.get(raw) ?? ENGLISH;

/**
 * Takes the language off a request's address, so that routes match in each language.
 * @param target - path and query @param codes - tags of the guide's languages
 */
export function withoutLanguage(raw: IncomingMessage, target: string, codes: readonly string[]): string {
  const pathEnd = target.search(/[?#]/);
  const address = pathEnd < 0 ? target : target.slice(0, pathEnd);
  const { language, pathname } = splitAddress(address, codes);
  if (language === ENGLISH || ONE_ADDRESS.test(pathname)) return target;
  languages.set(raw, language);
  return pathname + target.slice(address.length);
}

/** Texts of a request are in its language. */
export const requestTexts = fp<{ languages: Pick<Languages, 'run'> }>(
  async (app, { languages: { run } }) => {
    app.addHook('onRequest', (request, _reply, done) => {
      const language = languageOfRequest(request);
      if (language === ENGLISH) done();
      else run(language, done);
    });
  },
  { name: 'request-texts' },
);
