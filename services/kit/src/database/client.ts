import { MongoClient, type MongoClientOptions } from 'mongodb';
import { commandSpans } from '../tracing/commands';
import { isTracing } from '../tracing/tracing';
import './brokenWrites';

/** How the guide connects unless the connection string says otherwise. */
const defaults = {
  serverSelectionTimeoutMS: 2000,
  connectTimeoutMS: 2000,
  waitQueueTimeoutMS: 2000,
  socketTimeoutMS: 20_000,
  maxPoolSize: 20,
  maxIdleTimeMS: 60_000,
  retryReads: true,
  retryWrites: true,
  /** On a standalone server this is that server alone. */
  w: 'majority',
  readConcernLevel: 'local',
} satisfies MongoClientOptions;

/**
 * A client that gives up in seconds and connects when used; options in the URL have priority.
 * @throws {MongoParseError} for a wrong URL
 */
export function createClient(url: string, name: string): MongoClient {
  const given = new Set([...url.matchAll(/[?&]([a-z]+)=/gi)].map(([, option]) => option!.toLowerCase()));
  const absent = Object.entries(defaults).filter(([option]) => !given.has(option.toLowerCase()));
  const options = { ...Object.fromEntries(absent), appName: name, ignoreUndefined: true };
  return commandSpans(new MongoClient(url, { ...options, monitorCommands: isTracing() }));
}
