import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { AnswerError, createApi } from '../api';
import { findMismatch, type Schema } from '../api/mismatch';
import { type Operation, operations } from '../api/operations';
import { goodAnswers, type Random, seeded } from '../testing';

type Read = keyof typeof goodAnswers;
type Calls = Record<Read, (input: object) => Promise<unknown>>;
type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const reads = Object.keys(goodAnswers) as Read[];
const copy = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/** The client over one answer. */
const answering = (text: string) =>
  createApi(async () => new Response(text, { headers: { 'x-total-count': '1' } })) as unknown as Calls;
const input = { id: 1 };

let logged: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

test('every read of the contract has a good answer to test with', () => {
  const all = Object.entries(operations).filter(([, { method }]) => method === 'GET');
  expect(reads.toSorted()).toEqual(all.map(([name]) => name).toSorted());
});

describe.each(reads)('API-01 an OK answer of %s', (name) => {
  const good = goodAnswers[name];
  const operation: Operation = operations[name];

  test('that fits is given to the caller as it is', async () => {
    const answer = await answering(JSON.stringify(good))[name](input);
    expect(answer).toEqual(operation.counted ? { items: good, total: 1 } : good);
    expect(logged).not.toHaveBeenCalled();
  });

  test.each([
    ['an empty object', '{}'],
    ['a list of what is hardly begun', '[{"id":1}]'],
    ['an error body', '{"error":{"code":"X","message":"x","requestId":"r"}}'],
    ['a number', '5'],
    ['a page of HTML', '<!doctype html><title>Welcome to the hotel</title>'],
    ['a cut answer', JSON.stringify(good).slice(0, -1)],
    ['a list in a list', JSON.stringify([good])],
  ])('that is %s is a failed call, and logged', async (_what, text) => {
    const failure = answering(text)[name](input);
    await expect(failure).rejects.toThrow(AnswerError);
    await expect(failure).rejects.toThrow(`The answer of GET ${operation.path} `);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  test.each(['', 'null'])('that is "%s" says that there is none, or is a failed call', async (text) => {
    const answer = answering(text)[name](input);
    if (operation.mayBeEmpty) await expect(answer).resolves.toBeNull();
    else await expect(answer).rejects.toThrow(AnswerError);
  });

  test('with fields of a later version is taken with them', async () => {
    const grown = withLaterFields(copy(good));
    const answer = await answering(JSON.stringify(grown))[name](input);
    expect(operation.counted ? (answer as { items: unknown }).items : answer).toEqual(grown);
  });

  const SEEDS = [1, 2, 3, 4];
  test.each(SEEDS)('that was changed at random is judged as TypeBox judges it (seed %i)', (seed) => {
    const random = seeded(seed);
    const schema = tolerant(operation.response);
    const verdicts = { fits: 0, fails: 0 };
    for (let round = 0; round < 250; round++) {
      const changed = change(copy(good), random);
      const fits = findMismatch(operation.response as Schema, changed) === null;
      expect([fits, changed]).toEqual([Value.Check(schema, changed), changed]);
      verdicts[fits ? 'fits' : 'fails'] += 1;
    }
    expect(Math.min(verdicts.fits, verdicts.fails)).toBeGreaterThan(5);
  });
});

test('API-01 the place of a mismatch is named', () => {
  const pubs = operations.pubs.response as Schema;
  const [pub] = goodAnswers.pubs as [Record<string, unknown>];
  expect(findMismatch(pubs, {})).toBe('');
  expect(findMismatch(pubs, [pub, { ...pub, rating: 7 }])).toBe('/1/rating');
  expect(findMismatch(pubs, [{ ...pub, openingHours: { monday: '10:00' } }])).toBe('/0/openingHours/tuesday');
});

test('API-01 names of the prototype are fields like any other', () => {
  const schema = { type: 'object', required: ['constructor'], properties: { valueOf: { type: 'string' } } };
  expect(findMismatch(schema, {})).toBe('/constructor');
  expect(findMismatch(schema, JSON.parse('{"constructor":1,"__proto__":{"valueOf":3}}'))).toBeNull();
});

test('no answer of the contract has a keyword that the client would pass over', () => {
  const read = ['type', 'const', 'anyOf', 'properties', 'required', 'patternProperties', 'items'];
  const limits = ['minItems', 'minLength', 'pattern', 'minimum', 'maximum'];
  const forSenders = ['additionalProperties', 'additionalItems', 'maxLength', 'maxItems'];
  const known = new Set([...read, ...limits, ...forSenders]);
  for (const name of reads) {
    const unknown = [...keywordsOf(copy(operations[name].response))].filter((word) => !known.has(word));
    expect([name, unknown]).toEqual([name, []]);
  }
});

function keywordsOf(schema: Json): Set<string> {
  if (Array.isArray(schema)) return union(schema.map(keywordsOf));
  if (typeof schema !== 'object' || schema === null) return new Set();
  const { properties, patternProperties, required: _, const: __, ...rest } = schema;
  const named = [properties, patternProperties].flatMap((fields) => Object.values(fields ?? {}));
  return union([new Set(Object.keys(schema)), ...[...named, ...Object.values(rest)].map(keywordsOf)]);
}

const union = (sets: Set<string>[]) => new Set(sets.flatMap((set) => [...set]));

/** The schema for who reads: open to fields, lengths and numbers of items of a later version. */
function tolerant(schema: TSchema): TSchema {
  const open = (part: Json): Json => {
    if (Array.isArray(part)) return part.map(open);
    if (typeof part !== 'object' || part === null) return part;
    const { additionalProperties: _, additionalItems: __, maxLength: ___, maxItems: ____, ...rest } = part;
    return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, open(value)]));
  };
  return open(copy(schema)) as unknown as TSchema;
}

function withLaterFields(value: Json): Json {
  if (Array.isArray(value)) return value.map(withLaterFields);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) =>
    // A day's hours are named by their date: there a new name is no new field.
    [name, name === 'hours' ? field : withLaterFields(field)],
  );
  return { ...Object.fromEntries(fields), later: { version: 2 } };
}

const OTHERS: Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e9,
  Number.POSITIVE_INFINITY,
  '',
  'x',
  '4.6',
  '£',
  'pub',
  [],
  {},
  ['x'],
  [1, 2],
];

/** Changes one place of a value: takes it away, puts something else there, or adds to it. */
function change(value: Json, random: Random): Json {
  if (typeof value !== 'object' || value === null || random.chance(0.1)) return random.of(OTHERS);
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(0.1)) return [...value, random.of(OTHERS)];
    return value.with(random.whole(value.length), change(value[random.whole(value.length)]!, random));
  }
  const name = random.of(Object.keys(value));
  if (name === undefined || random.chance(0.1)) return { ...value, later: random.of(OTHERS) };
  if (random.chance(0.2)) {
    const { [name]: _, ...rest } = value;
    return rest;
  }
  return { ...value, [name]: change(value[name]!, random) };
}
