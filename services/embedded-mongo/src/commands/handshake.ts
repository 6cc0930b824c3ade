import { MAX_DOCUMENT_BYTES } from '../values/bson';
import { MAX_MESSAGE_BYTES } from '../wire/frames';
import { type Command, MAX_WRITE_BATCH } from './command';

/** A standalone server without sessions, transactions, compression and retryable writes, whatever a driver offers. */
export const hello: Command = {
  options: [],
  run: ({ name }) => ({
    helloOk: true,
    [name === 'hello' ? 'isWritablePrimary' : 'ismaster']: true,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: MAX_WRITE_BATCH,
    localTime: new Date(),
    minWireVersion: 0,
    maxWireVersion: 25,
    readOnly: false,
  }),
};

export const ping: Command = { options: [], run: () => ({}) };
