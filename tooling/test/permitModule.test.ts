import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { openOwners } from '../../services/gateway/src/releases/signing/owners';
import { permitModule } from '../commands/permit-module.mjs';
import { temporaryFolder } from './support/temporaryFolder';

const x = 'A'.repeat(43);
const machine = { keys: [{ kid: 'machine', x }], modules: ['*'], paths: ['*'], slots: ['*'] };
const pubs = { keys: [{ kid: 'pubs', x }], modules: ['pubs'], paths: ['/pub/*'], slots: ['pubs/*'] };
const events = {
  module: 'events',
  owner: 'Team Events',
  claims: { paths: [{ path: '/events' }, { path: '/tickets' }], slots: { 'place-actions': 'SaveButton' } },
};
const key = { kid: 'events', x };

const file = path.join(temporaryFolder(), 'owners.json');
beforeEach(() => write({ 'This machine': machine, 'Team Pubs': pubs }));

const write = (teams: object) =>
  writeFile(file, JSON.stringify({ site: 'guide-test', teams, revokedReleases: ['pubs@1.0.0-0123456789'] }));
const owners = async () => (await openOwners(file)).read();

test('D-67 A team is permitted to release its module at its claimed paths and slots', async () => {
  permitModule(file, events, key);
  expect(await owners()).toEqual({
    site: 'guide-test',
    teams: {
      'This machine': machine,
      'Team Pubs': pubs,
      'Team Events': {
        keys: [key],
        modules: ['events'],
        paths: ['/events', '/tickets'],
        slots: ['events/*', 'place-actions'],
      },
    },
    revokedReleases: ['pubs@1.0.0-0123456789'],
  });
});

test('D-67 Permitting a team again adds its new claims', async () => {
  permitModule(file, events, key);
  const { teams, ...rest } = JSON.parse(await readFile(file, 'utf8'));
  teams['Team Events'].budget = { default: 30_000 };
  await writeFile(file, JSON.stringify({ ...rest, teams }));
  const claims = { paths: [{ path: '/trips' }] } as typeof events.claims;
  permitModule(file, { ...events, claims, calls: ['https://events.example'] }, key);
  expect((await owners()).teams['Team Events']).toEqual({
    keys: [key],
    modules: ['events'],
    paths: ['/events', '/tickets', '/trips'],
    slots: ['events/*', 'place-actions'],
    calls: ['https://events.example'],
    budget: { default: 30_000 },
  });
});

test.each([
  ["under another team's name", { ...events, owner: 'Team Pubs' }, /Team Pubs is in .* with other keys/],
  ["with another team's module", { ...events, module: 'pubs' }, /pubs is the module of Team Pubs/],
])('D-67 A module is not permitted %s', async (_how, release, message) => {
  const before = await readFile(file, 'utf8');
  expect(() => permitModule(file, release, key)).toThrow(message);
  expect(await readFile(file, 'utf8')).toBe(before);
});
