import { expect, test } from '@jest/globals';
import { claimFaults, RESERVED_WORDS } from '../release/claims.mjs';
import { routeTable } from '../site';

const parts = { name: 'events', screens: ['Events', 'Event'], widgets: ['Ticket'] };
const guide = {
  owner: 'Team Events',
  uses: ['map/AttractionsMap'],
  budget: { default: 30_000 },
  offline: { screens: ['Events'], data: ['listings'] },
  claims: {
    paths: [
      { path: '/events', screen: 'Events', query: ['day'] },
      { path: '/events/:id', screen: 'Event' },
    ],
    slots: { 'place-actions': 'Ticket' },
    screens: { Events: { query: ['day'] } },
  },
};
const live = {
  screens: [{ module: 'discover', screen: 'Attraction', path: '/tower-of-london' }],
  slots: ['place-actions'],
  claimed: [{ path: '/plans/:id', by: 'planner' }],
  answered: ['/robots.txt'],
  permitted: {
    paths: ['/events', '/events/*', '/tower-of-london', '/robots', '/plans/*'],
    slots: ['place-actions'],
  },
};
const claiming = (claims: object) => ({ ...parts, guide: { claims } });

test('claims that a module can have pass, with and without a guide', () => {
  expect(claimFaults({ ...parts, guide })).toEqual([]);
  expect(claimFaults({ ...parts, guide }, live)).toEqual([]);
  expect(claimFaults({ ...parts, guide: {} }, live)).toEqual([]);
});

test('all wrong claims are reported at once, each with its field', () => {
  const claims = {
    paths: [
      { path: '/events/*', screen: 'Evnts' },
      { path: '/map', screen: 'Events', queries: ['day'] },
      { path: '/concerts', screen: 'Events', query: 'day' },
    ],
    slots: { 'place-actions': 'Tikcet' },
    screens: { Concerts: {}, Events: { query: [1] } },
    widgets: {},
  };
  expect(claimFaults({ ...parts, guide: { ownr: 'Team Events', uses: ['map'], claims } }, live)).toEqual([
    'guide.ownr is unknown; the fields are owner, uses, budget, offline, claims, contract, config.',
    'guide.uses is not a list of widgets, each as module/Widget.',
    'guide.claims.widgets is unknown; the fields are paths, slots, screens.',
    'guide.claims.paths[0].path: /events/* is not a path such as /events or /events/:id.',
    'guide.claims.paths[0].screen: there is no screen Evnts in src/screens; there is Events, Event.',
    'guide.claims.paths[1].queries is unknown; the fields are path, screen, query.',
    'guide.claims.paths[1].path: /map belongs to the guide itself.',
    'guide.claims.paths[2].path: the owners file of the guide does not give /concerts to your team.',
    'guide.claims.paths[2].query is not a list of names.',
    'guide.claims.screens.Concerts is unknown; the fields are Events, Event.',
    'guide.claims.screens.Events.query is not a list of names.',
    'guide.claims.slots.place-actions: there is no widget Tikcet in src/widgets; there is Ticket.',
  ]);
});

test('a path of the shell, of the gateway and of another module is named, and so is a slot that pages lack', () => {
  const paths = ['/tower-of-london', '/robots', '/plans/:day'].map((path) => ({ path, screen: 'Events' }));
  expect(claimFaults(claiming({ paths }), live)).toEqual([
    "events claims /tower-of-london, which is in the shell's own route table.",
    'events claims /robots, where the guide itself answers.',
    'events claims /plans/:day, which planner claims.',
  ]);
  const slots = claiming({ slots: { footer: 'Ticket' } });
  expect(claimFaults(slots, live)).toEqual([
    'guide.claims.slots.footer: pages have no such slot; they have place-actions.',
  ]);
  expect(claimFaults(slots)).toEqual([
    'guide.claims.slots.footer: pages have no such slot; they have place-actions, header-actions.',
  ]);
});

test.each(['text', 1, null, []])('claims that are %p are a fault, not a crash', (claims) => {
  expect(claimFaults({ ...parts, guide: { claims } })).toEqual(['guide.claims is not an object.']);
  for (const field of ['paths', 'slots', 'screens'])
    expect(claimFaults(claiming({ [field]: claims })).length).toBe(
      field === 'paths' && Array.isArray(claims) ? 0 : 1,
    );
});

test('the words that no module may claim are those of every route that does not depend on the city', () => {
  const words = (slug: string) =>
    routeTable({ slug, fixedPages: [] }).map(({ path }) => path.split('/')[1]!.replace('?', ''));
  const other = words('brambleford');
  const everywhere = words('london').filter((word) => word && other.includes(word));
  expect(everywhere.filter((word) => !RESERVED_WORDS.includes(word))).toEqual([]);
});
