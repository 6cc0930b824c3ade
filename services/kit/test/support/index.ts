export { expectRecovery, expectServedStale } from './away';
export { startTestDatabase, type TestDatabase } from './database';
export { expectAway, expectInvalid, expectNotFound } from './errors';
export { listing, london, londonFile, londonListings, packWith } from './pack';
export { startService } from './running';
