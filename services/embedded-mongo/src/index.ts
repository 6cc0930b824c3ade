export { type EmbeddedMongo, type EmbeddedMongoOptions, startEmbeddedMongo } from './server';
export { readSnapshot } from './storage/snapshot';
