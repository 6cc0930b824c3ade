/** What the tests and the benchmark of the search share. Nothing else imports it. */
export { discoverWith } from './discover';
export { indexOf } from './indexOf';
export { generateListings } from './listings';
export { generateQuery } from './queries';
export { type Random, randomFrom } from './random';
