import { expect, test } from '@jest/globals';
import { permittedCalls } from '../api';

const EVENTS = 'https://events.example';
const SAVES = 'https://saves.example';
const modules = {
  events: { module: 'events', calls: [EVENTS] },
  planner: { module: 'planner', calls: [SAVES], claims: { slots: { 'place-actions': 'SaveButton' } } },
  pubs: { module: 'pubs', claims: { slots: {} } },
};

test('A page may call the backends of its module, and of modules with a widget on every page', () => {
  expect(permittedCalls(modules, 'events')).toEqual([EVENTS, SAVES]);
  expect(permittedCalls(modules, 'pubs')).toEqual([SAVES]);
  expect(permittedCalls(modules)).toEqual([SAVES]);
  expect(permittedCalls({ pubs: modules.pubs }, 'pubs')).toEqual([]);
});
