/** What the tests of every team share. Nothing outside tests imports it. */
export { goodAnswers } from './answers';
export { type Random, seeded } from './random';
