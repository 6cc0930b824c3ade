export { discoverWith } from './discover';
export { generateListings } from './listings';
export { randomFrom } from './random';
