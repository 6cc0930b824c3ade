export { type EmbeddedMongo, type EmbeddedMongoOptions, startEmbeddedMongo } from './server';
