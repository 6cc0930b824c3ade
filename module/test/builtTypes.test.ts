import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { installedDeclarations, typesBuiltFor } from '../src/build/types.mjs';

const file = installedDeclarations(import.meta.dirname);
const release = { exposes: { Home: {} } };
/** As our bundler and the federation plugin write them. */
const ENTRY = 'var c={moduleIdToConsumeDataMapping:{7:{shareKey:"@guide/contracts/module"}}};';
const CHUNK = 'self.w.push([[1],{2:function(a,b,n){n(7).useHost()}}]);';

const typesOf = (scripts: string[]) => Object.keys(typesBuiltFor(file, release, scripts));

test('a release says the types of what its scripts take from the contract', () => {
  expect(typesOf([ENTRY, CHUNK]).sort()).toEqual(['Screen', 'useHost']);
});

test('one of another bundler, of which that cannot be told, says those of every export', async () => {
  const offer = Object.keys(JSON.parse(await readFile(file, 'utf8')));
  const all = typesOf(['System.register([],e=>({execute(){e("get",fetch("/api/listings"))}}))']);
  expect(all).toEqual(offer.filter((name) => !name.includes('.')));
  expect(all).toEqual(expect.arrayContaining(['Screen', 'useHost', 'useNow']));
});
