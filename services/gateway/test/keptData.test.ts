import { type Operation, operations } from '@guide/contracts/api/operations';
import { expect, jest, test } from '@jest/globals';
import { createKeptData } from '../src/renderers/program/keptData';

const textOf = (index: number, length = 5000) => JSON.stringify([{ name: `${index}`.padEnd(length) }]);

test('a large response is parsed once while it is among the last eight, for each operation, and nobody can change it', () => {
  const keep = createKeptData();
  const parse = jest.fn((text: string): unknown => JSON.parse(text));
  const read = (index: number, operation: Operation = operations.listings, length = 5000) => {
    const text = textOf(index, length);
    return keep(operation, text, () => parse(text)) as { name: string }[];
  };
  const first = read(0);
  expect(first).toEqual(JSON.parse(textOf(0)));
  expect(read(0)).toBe(first);
  expect(read(0, operations.pubs)).not.toBe(first);
  expect(parse).toHaveBeenCalledTimes(2);
  expect(() => first.pop()).toThrow(TypeError);
  expect(() => {
    first[0]!.name = 'other';
  }).toThrow(TypeError);
  for (let index = 1; index < 8; index += 1) read(index);
  expect(read(0)).toBe(first);
  read(8);
  expect(read(0)).not.toBe(first);
  expect(read(0)).toEqual(first);
  const small = read(0, operations.listings, 10);
  expect(read(0, operations.listings, 10)).not.toBe(small);
});

test('a response that breaks its schema is refused each time', () => {
  const keep = createKeptData();
  const refuse = () => {
    throw new Error('does not fit');
  };
  for (const _ of [1, 2]) expect(() => keep(operations.listings, textOf(1), refuse)).toThrow('does not fit');
});
