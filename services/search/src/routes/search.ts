import { operations } from '@guide/contracts/api/operations';
import type { Search, SearchTerms } from '@guide/contracts/search';
import { type Language, route } from '@guide/service-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The terms for devices, which have no English texts but the names. */
function servedTerms({ translation, ...terms }: SearchTerms): SearchTerms {
  if (!translation) return terms;
  const english = translation.english.map(({ id, name }) => ({ id, name }));
  return { ...terms, translation: { ...translation, english } };
}

/** Routes below /api/search. */
export function search(app: FastifyInstance): void {
  const { projection } = app;

  /** Calls a function in the language of a request; in English if the language has no texts yet. */
  async function inLanguage<Result>(
    reply: FastifyReply,
    language: Language | undefined,
    use: (search: Search, clock: { now: number; calendar: SearchTerms['calendar'] }) => Result,
  ): Promise<Result> {
    const now = Date.now();
    const translated = await projection.inLanguage(language);
    if (translated) {
      const { search, terms, run } = translated;
      return run(() => use(search, { now, calendar: terms.calendar }));
    }
    if (language) reply.header('content-language', 'en');
    return use(projection.search(), { now, calendar: projection.terms().calendar });
  }

  // API-10, D-7. `Age` is the time since discover confirmed the listings.
  route(app, operations.search, async ({ query }, reply, language) => {
    const { results, total } = await inLanguage(reply, language, (search, clock) =>
      search.search(query, clock),
    );
    const age = projection.ageSeconds();
    if (age !== null) reply.header('age', age);
    reply.header('x-total-count', total).type('application/json; charset=utf-8');
    // Validating every listing again would be slower than the search.
    return JSON.stringify(results) as never;
  });
  // Number of results per chip (decision 0077).
  route(app, operations.searchChips, ({ query }, reply, language) =>
    inLanguage(reply, language, (search, clock) => search.chips(query, clock)),
  );
  // Alternatives to a text with few results (decision 0078).
  route(app, operations.searchSuggestions, ({ query }, reply, language) =>
    inLanguage(reply, language, (search, clock) => search.suggest(query.query, clock)),
  );
  // Where a walk can start (D-86).
  route(app, operations.searchStarts, ({ query }, reply, language) =>
    inLanguage(reply, language, (search) => search.starts(query.query)),
  );
  // For the search without a connection.
  route(app, operations.searchTerms, async (_request, reply, language) => {
    const translated = await projection.inLanguage(language);
    if (language && !translated) reply.header('content-language', 'en');
    return servedTerms(translated?.terms ?? projection.terms()) as never;
  });
  // Areas of all listings with their counts (SEARCH-26).
  route(app, operations.searchFacets, (_request, reply, language) =>
    inLanguage(reply, language, ({ areas }) => ({ areas })),
  );
}
