import { isUtf8 } from 'node:buffer';
import { BSONRegExp, ObjectId } from 'bson';
import { CommandError, unsupported } from '../errors';
import type { Document } from './document';
import { doubleOf } from './number';

/** Bytes that are no BSON document. */
export class MalformedBsonError extends Error {}

/** How deep documents and arrays of a command may be nested (MongoDB's limit). */
const MAX_DEPTH = 200;
const MAX_DATE_MS = 8_640_000_000_000_000n;

/** BSON types that this server does not compare, calculate with or store. */
const unknownTypes: Record<number, string> = {
  5: 'binary data',
  6: 'undefined',
  12: 'a DBPointer',
  13: 'JavaScript code',
  14: 'a symbol',
  15: 'JavaScript code',
  17: 'a timestamp',
  19: 'a Decimal128',
  127: 'a MaxKey',
  255: 'a MinKey',
};

/**
 * The document in these bytes; numbers keep their types (`Numeric`).
 * @throws MalformedBsonError when the bytes are no BSON
 * @throws CommandError 238 for a type that is not supported, 15 for nesting deeper than 200, 2 for a `__proto__` field
 */
export function decode(bytes: Uint8Array): Document {
  const reader = new Reader(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return reader.document(bytes.byteLength, 0);
}

class Reader {
  private at = 0;

  constructor(private readonly bytes: Buffer) {}

  document(limit: number, depth: number): Document {
    const document: Document = {};
    const end = this.begin(limit, depth);
    for (let type = this.type(end); type !== 0; type = this.type(end)) {
      const name = this.name(end);
      if (name === '__proto__') throw new CommandError('BadValue', 'a field cannot be named __proto__');
      document[name] = this.value(type, end, depth);
    }
    return document;
  }

  private array(limit: number, depth: number): unknown[] {
    const items: unknown[] = [];
    const end = this.begin(limit, depth);
    for (let type = this.type(end); type !== 0; type = this.type(end)) {
      this.at = this.nameEnd(end) + 1;
      items.push(this.value(type, end, depth));
    }
    return items;
  }

  /** @returns where the document ends that begins here */
  private begin(limit: number, depth: number): number {
    if (depth > MAX_DEPTH) throw new CommandError('Overflow', `nested deeper than ${MAX_DEPTH} levels`);
    const start = this.skip(4, limit);
    const size = this.bytes.readInt32LE(start);
    if (size < 5 || start + size > limit) throw new MalformedBsonError(`a document of ${size} bytes`);
    return start + size;
  }

  /** @returns the type of the next value, 0 after the last one */
  private type(end: number): number {
    const type = this.bytes[this.skip(1, end)]!;
    if ((type === 0) !== (this.at === end)) throw new MalformedBsonError('a document that ends elsewhere');
    return type;
  }

  private nameEnd(end: number): number {
    const found = this.bytes.indexOf(0, this.at);
    if (found < 0 || found >= end) throw new MalformedBsonError('a name that does not end');
    return found;
  }

  private name(end: number): string {
    const stop = this.nameEnd(end);
    const name = this.text(this.at, stop);
    this.at = stop + 1;
    return name;
  }

  private text(start: number, end: number): string {
    const text = this.bytes.toString('utf8', start, end);
    if (text.includes('\ufffd') && !isUtf8(this.bytes.subarray(start, end)))
      throw new MalformedBsonError('a text that is no UTF-8');
    return text;
  }

  private value(type: number, end: number, depth: number): unknown {
    switch (type) {
      case 1:
        return doubleOf(this.bytes.readDoubleLE(this.skip(8, end)));
      case 2:
        return this.string(end);
      case 3:
        return this.document(end, depth + 1);
      case 4:
        return this.array(end, depth + 1);
      case 7:
        return new ObjectId(Uint8Array.prototype.slice.call(this.bytes, this.skip(12, end), this.at));
      case 8:
        return this.boolean(end);
      case 9:
        return this.date(end);
      case 10:
        return null;
      case 11:
        return new BSONRegExp(this.name(end), this.name(end));
      case 16:
        return this.bytes.readInt32LE(this.skip(4, end));
      case 18:
        return this.bytes.readBigInt64LE(this.skip(8, end));
      default:
        if (!(type in unknownTypes)) throw new MalformedBsonError(`a value of type ${type}`);
        throw unsupported(unknownTypes[type]!);
    }
  }

  /** @returns where the skipped bytes begin */
  private skip(length: number, end: number): number {
    const start = this.at;
    this.at += length;
    if (this.at > end) throw new MalformedBsonError('a value that ends beyond its document');
    return start;
  }

  private string(end: number): string {
    const length = this.bytes.readInt32LE(this.skip(4, end));
    if (length < 1) throw new MalformedBsonError(`a text of ${length} bytes`);
    const start = this.skip(length, end);
    if (this.bytes[this.at - 1] !== 0) throw new MalformedBsonError('a text that does not end');
    return this.text(start, this.at - 1);
  }

  private boolean(end: number): boolean {
    const value = this.bytes[this.skip(1, end)]!;
    if (value > 1) throw new MalformedBsonError(`a boolean of ${value}`);
    return value === 1;
  }

  private date(end: number): Date {
    const ms = this.bytes.readBigInt64LE(this.skip(8, end));
    if (ms > MAX_DATE_MS || ms < -MAX_DATE_MS)
      throw unsupported('a date outside the range of JavaScript dates');
    return new Date(Number(ms));
  }
}
