export { invalidAddresses, validAddresses } from './addresses';
/** Test helpers for all teams; only tests import them. */

export { exampleResponses } from './answers';
export { generateQueries, handWrittenQueries, type Labelled, type Sort } from './labelledQueries';
export { type Random, seeded } from './random';
export { touristTexts } from './touristTexts';
export { falseFriends, visitorTexts } from './visitorTexts';
