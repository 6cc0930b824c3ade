import { expect, test } from '@jest/globals';
import { createSignedText } from '../src/security/signedText';

interface Ticket {
  module: string;
  version: string;
}
const tickets = createSignedText<Ticket>(async () => 'secret');
const ticket = { module: 'other', version: '2.0.0' };
const signed = await tickets.sign(ticket);
const [text, signature] = signed.split('.') as [string, string];
const altered = (at: number) => signed.slice(0, at) + (signed[at] === 'A' ? 'B' : 'A') + signed.slice(at + 1);

test('signed text can be read again, only by its holder if it has one', async () => {
  expect(await tickets.read(signed)).toEqual(ticket);
  const bound = await tickets.sign(ticket, '192.0.2.1');
  expect(await tickets.read(bound, '192.0.2.1')).toEqual(ticket);
  expect(await tickets.read(bound, '192.0.2.2')).toBeNull();
  expect(await tickets.read(bound)).toBeNull();
  expect(await tickets.read(signed, '192.0.2.1')).toBeNull();
});

test('text signed with another secret is refused', async () => {
  expect(await createSignedText<Ticket>(async () => 'another').read(signed)).toBeNull();
});

const laterText = Buffer.from(JSON.stringify({ ...ticket, version: '3.0.0' })).toString('base64url');

test.each([
  ['an empty text', ''],
  ['a dot', '.'],
  ['a word', 'on'],
  ['two words', 'a.b'],
  ['a changed first letter', altered(0)],
  ['a changed letter in the middle', altered(Math.floor(text.length / 2))],
  ['a changed first letter of the signature', altered(text.length + 1)],
  ['a changed last letter', altered(signed.length - 1)],
  ['a text without its last letter', signed.slice(0, -1)],
  ['a text with an additional letter', `${signed}A`],
  ['a text with a letter that base64 ignores', `${signed}=`],
  ['a text with an additional part', `${signed}.x`],
  ['a text without its signature', text],
  ['a text with an empty signature', `${text}.`],
  ['a signature alone', `.${signature}`],
  ['another text under the signature', `${laterText}.${signature}`],
])('%s is refused', async (_what, forged) => {
  expect(await tickets.read(forged)).toBeNull();
});
