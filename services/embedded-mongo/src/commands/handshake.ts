import { maxDocumentSize } from '../values/encode';
import { maxMessageSize } from '../wire/frames';
import type { Command } from './command';

/** Commands that come in one message may carry this many writes (MongoDB's limit). */
export const maxWriteBatch = 100_000;

/** A standalone server without sessions, transactions, compression and retryable writes, whatever a driver asks for. */
export const hello: Command = {
  options: [],
  run: ({ name }) => ({
    helloOk: true,
    [name === 'hello' ? 'isWritablePrimary' : 'ismaster']: true,
    maxBsonObjectSize: maxDocumentSize,
    maxMessageSizeBytes: maxMessageSize,
    maxWriteBatchSize: maxWriteBatch,
    localTime: new Date(),
    minWireVersion: 0,
    maxWireVersion: 25,
    readOnly: false,
  }),
};

export const ping: Command = { options: [], run: () => ({}) };

/** `version` is that of the protocol and the behaviour that the commands follow. */
export const buildInfo: Command = {
  options: [],
  run: () => ({
    version: '8.0.0',
    versionArray: [8, 0, 0, 0],
    modules: [],
    engine: '@guide/embedded-mongo',
    maxBsonObjectSize: maxDocumentSize,
  }),
};

export const endSessions: Command = { options: [], run: () => ({}) };
