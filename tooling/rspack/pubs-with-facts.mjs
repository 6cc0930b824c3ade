/** Loader that adds facts to `pubs.json` (decision 76), because pub screens make no data calls (EXT-04). */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @param {string} source @this {import('@rspack/core').LoaderContext} */
export default function pubsWithFacts(source) {
  const read = (/** @type {string} */ name) => {
    const file = path.join(path.dirname(this.resourcePath), name);
    this.addDependency(file);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  };
  const facts = read('facts.json') ?? {};
  const listingOf = new Map(
    read('listings.json').map((/** @type {{ id: number, pubId?: number }} */ { id, pubId }) => [pubId, id]),
  );
  return JSON.stringify(
    JSON.parse(source).map((/** @type {{ id: number }} */ pub) => {
      const pubFacts = facts[listingOf.get(pub.id)];
      return pubFacts ? { ...pub, facts: pubFacts } : pub;
    }),
  );
}
