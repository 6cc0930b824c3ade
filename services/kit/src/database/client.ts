import { MongoClient } from 'mongodb';

/**
 * A client that gives up in seconds, so that a visitor never waits for a lost database; it connects when used.
 * @param url a MongoDB connection string
 * @param name what the database server is told, for its own logs
 * @throws {MongoParseError} for a connection string that is none
 */
export const createClient = (url: string, name: string): MongoClient =>
  new MongoClient(url, {
    appName: name,
    serverSelectionTimeoutMS: 2000,
    connectTimeoutMS: 2000,
    waitQueueTimeoutMS: 2000,
    socketTimeoutMS: 20_000,
    maxPoolSize: 20,
    maxIdleTimeMS: 60_000,
    ignoreUndefined: true,
  });
