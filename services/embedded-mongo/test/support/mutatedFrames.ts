import { BSON } from 'bson';

/** A frame of OP_MSG with these flags and sections. */
export function frameOf(sections: Buffer[], flags = 0, opCode = 2013): Buffer {
  const body = Buffer.concat(sections);
  const head = Buffer.alloc(20);
  head.writeInt32LE(20 + body.length, 0);
  head.writeInt32LE(7, 4);
  head.writeInt32LE(opCode, 12);
  head.writeUInt32LE(flags, 16);
  return Buffer.concat([head, body]);
}

/** A section that holds one document. */
export const section = (document: object) => Buffer.concat([Buffer.from([0]), BSON.serialize(document)]);

/** A section that holds a sequence of documents. */
export function sequence(name: string, documents: object[]): Buffer {
  const content = Buffer.concat([Buffer.from(`${name}\0`), ...documents.map((each) => BSON.serialize(each))]);
  const head = Buffer.alloc(5);
  head[0] = 1;
  head.writeInt32LE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

const commands = [
  [{ ping: 1, $db: 'admin' }],
  [{ find: 'items', filter: { a: { $gt: 1 } }, sort: { a: 1 }, $db: 'guide' }],
  [{ update: 'noise', updates: [{ q: { a: 1 }, u: { $inc: { b: 1 } }, upsert: true }], $db: 'noise' }],
  [
    {
      aggregate: 'items',
      pipeline: [{ $match: { a: 1 } }, { $group: { _id: 1, n: { $sum: 1 } } }],
      cursor: {},
      $db: 'guide',
    },
  ],
].map((documents) => frameOf(documents.map(section)));
const insert = frameOf([
  section({ insert: 'noise', $db: 'noise' }),
  sequence('documents', [{ a: 1, b: ['x', { c: new Date(0) }] }]),
]);

/** Numbers that look random and are the same in every run (xorshift). */
function* randomNumbers(seed: number): Generator<number> {
  for (let x = seed; ; ) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    yield x >>> 0;
  }
}

/** Frames of real commands with one to four bytes changed, one in ten cut short; the same ones in every run. */
export function* mutatedFrames(count: number): Generator<Buffer> {
  const random = randomNumbers(20261120);
  const next = (below: number) => random.next().value! % below;
  const seeds = [...commands, insert];
  for (let made = 0; made < count; made++) {
    const frame = Buffer.from(seeds[next(seeds.length)]!);
    for (let n = 1 + next(4); n > 0; n--) frame[next(frame.length)] = next(256);
    yield next(10) === 0 ? frame.subarray(0, next(frame.length)) : frame;
  }
}
