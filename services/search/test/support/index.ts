/** What the tests and the benchmarks share. Nothing else imports it. */
export { discoverWith } from './discover';
export { generateListings } from './listings';
export { randomFrom } from './random';
