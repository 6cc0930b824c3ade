export { type EmbeddedMongo, type EmbeddedMongoOptions, startEmbeddedMongo } from './server';
export { copyDatabase } from './storage/copy';
