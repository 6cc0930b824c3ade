/** What the tests of every team share. Nothing outside tests imports it. */
export { goodAnswers } from './answers';
export { byHand, generateQueries, type Labelled, type Sort } from './labelledQueries';
export { type Random, seeded } from './random';
