import type { Api } from '@guide/contracts/api';
import { expect, test } from '@jest/globals';
import { readAttractions } from '../src/api/useAttractions';
import { listing } from './support/listing';

test('D-13 names are in the order of the letters of the city', async () => {
  const names = ['Öja', 'Zinkgruvan', 'Abisko'];
  const api = { listings: async () => names.map((name, index) => listing(index + 1, { name })) };
  const orderIn = async (locale: string) =>
    (await readAttractions(api as unknown as Api, locale)).map(({ name }) => name);
  expect(await orderIn('sv-SE')).toEqual(['Abisko', 'Zinkgruvan', 'Öja']);
  expect(await orderIn('en-GB')).toEqual(['Abisko', 'Öja', 'Zinkgruvan']);
});
