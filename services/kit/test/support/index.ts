export { expectRecovery, expectServedStale } from './away';
export { startTestDatabase, type TestDatabase } from './database';
export { expectAway, expectInvalid, expectNotFound } from './errors';
export { addLanguage, listing, london, londonFile, londonListings, londonTexts, packWith } from './pack';
export { startService } from './running';
