import { MongoClient, type MongoClientOptions } from 'mongodb';
import { commandSpans } from '../tracing/commands';
import { isTracing } from '../tracing/tracing';
import './brokenWrites';

const defaults = {
  serverSelectionTimeoutMS: 2000,
  connectTimeoutMS: 2000,
  waitQueueTimeoutMS: 2000,
  socketTimeoutMS: 20_000,
  maxPoolSize: 20,
  maxIdleTimeMS: 60_000,
  retryReads: true,
  retryWrites: true,
  w: 'majority',
  readConcernLevel: 'local',
} satisfies MongoClientOptions;

/** Creates a client that connects on first use and gives up within seconds. Options in the URL have priority. */
export function createClient(url: string, name: string): MongoClient {
  const urlOptions = new Set([...url.matchAll(/[?&]([a-z]+)=/gi)].map(([, option]) => option!.toLowerCase()));
  const absent = Object.entries(defaults).filter(([option]) => !urlOptions.has(option.toLowerCase()));
  const options = { ...Object.fromEntries(absent), appName: name, ignoreUndefined: true };
  return commandSpans(new MongoClient(url, { ...options, monitorCommands: isTracing() }));
}
