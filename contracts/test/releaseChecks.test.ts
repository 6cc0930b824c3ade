import { describe, expect, test } from '@jest/globals';
import { findClaimFaults, findUnpermitted, RESERVED_WORDS } from '../release/claims.mjs';
import { findImportedNames } from '../release/imports.mjs';
import {
  claimConflicts,
  findIncompatibility,
  fitsContract,
  incompatibilities,
} from '../release/live-checks.mjs';
import { findSiteWideUses } from '../release/site-wide.mjs';
import { readRules, usedStyle } from '../release/style-rules.mjs';
import { findForeignStyle } from '../release/styles.mjs';
import { routeTable } from '../site';

describe('claims', () => {
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
    screens: [],
    slots: ['place-actions'],
    claimed: [{ path: '/plans/:id', by: 'planner' }],
    gatewayPaths: ['/robots.txt'],
    permitted: { paths: ['/events', '/events/*', '/robots', '/plans/*'], slots: ['place-actions'] },
  };
  const claiming = (claims: object) => ({ ...parts, guide: { claims } });

  test('Accept valid claims, with and without a guide', () => {
    expect(findClaimFaults({ ...parts, guide })).toEqual([]);
    expect(findClaimFaults({ ...parts, guide }, live)).toEqual([]);
    expect(findClaimFaults({ ...parts, guide: {} }, live)).toEqual([]);
  });

  test('Report all wrong claims at once, each with its field', () => {
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
    expect(
      findClaimFaults({ ...parts, guide: { ownr: 'Team Events', uses: ['map'], claims } }, live),
    ).toEqual([
      'guide.ownr is unknown; the fields are owner, uses, budget, offline, claims, slots, calls, contract, config.',
      'guide.uses is not a list of widgets, each as module/Widget.',
      'guide.claims.widgets is unknown; the fields are paths, slots, menu, screens.',
      'guide.claims.paths[0].path: /events/* is not a path such as /events or /events/:id.',
      'guide.claims.paths[0].screen: there is no screen Evnts in src/screens; there is Events, Event.',
      'guide.claims.paths[1].queries is unknown; the fields are path, screen, query.',
      'guide.claims.paths[1].path: /map belongs to the guide itself.',
      'guide.claims.paths[2].path: your team may not show /concerts: its entry in the owners file needs "paths": ["/concerts"].',
      'guide.claims.paths[2].query is not a list of names.',
      'guide.claims.screens.Concerts is unknown; the fields are Events, Event.',
      'guide.claims.screens.Events.query is not a list of names.',
      'guide.claims.slots.place-actions: there is no widget Tikcet in src/widgets; there is Ticket.',
    ]);
  });

  test('Report calls that are no origins, and those that the owners file does not permit', () => {
    const calling = (...calls: string[]) => ({ ...parts, guide: { calls } });
    const wrong = [
      'http://events.example',
      'https://*.example',
      'https://a.example/b',
      'https://a.example:443',
      "https://a.example; 'self'",
    ];
    expect(findClaimFaults(calling(...wrong))).toEqual(
      wrong.map(
        (origin, at) => `guide.calls[${at}]: ${origin} is not an origin such as https://events.example.`,
      ),
    );
    const right = calling('https://events.example', 'https://events.example:8443', 'http://127.0.0.1:4300');
    expect(findClaimFaults(right)).toEqual([]);
    const permitted = { ...live.permitted, calls: ['https://events.example', 'http://127.0.0.1:4300'] };
    expect(findClaimFaults(right, { ...live, permitted })).toEqual([
      'guide.calls[1]: your team may not call https://events.example:8443: its entry in the owners file needs "calls": ["https://events.example:8443"].',
    ]);
    expect(findClaimFaults(right, live)).toHaveLength(3);
  });

  test('Report conflicts with live paths, and unknown slots', () => {
    const paths = ['/robots', '/plans/:day'].map((path) => ({ path, screen: 'Events' }));
    expect(findClaimFaults(claiming({ paths }), live)).toEqual([
      'events claims /robots, where the guide itself answers.',
      'events claims /plans/:day, which planner claims.',
    ]);
    const slots = claiming({ slots: { footer: 'Ticket' } });
    const unknown = 'guide.claims.slots.footer: pages have no such slot; they have place-actions';
    expect(findClaimFaults(slots, live)).toEqual([`${unknown}.`]);
    expect(findClaimFaults(slots)).toEqual([`${unknown}, header-actions.`]);
  });

  test('Accept slots that the module declares, and slots of live modules', () => {
    const declaring = { ...parts, guide: { slots: { 'below-list': 'row', aside: 'panel' } } };
    expect(findClaimFaults(declaring, live)).toEqual([]);
    expect(findClaimFaults({ ...parts, guide: { slots: { Below: 'row', aside: 'huge' } } })).toEqual([
      'guide.slots.Below: Below is not the name of a slot: small letters and hyphens.',
      'guide.slots.aside: the sizes are button, row, panel.',
    ]);
    const filling = claiming({ slots: { 'discover/home': 'Ticket' } });
    expect(findClaimFaults(filling)).toEqual([]);
    expect(findClaimFaults(filling, live)).toEqual([
      'guide.claims.slots.discover/home: pages have no such slot; they have place-actions.',
    ]);
    const having = { ...live, slots: ['discover/home'] };
    expect(findClaimFaults(filling, having)).toEqual([
      'guide.claims.slots.discover/home: your team may not fill it: its entry in the owners file needs "slots": ["discover/home"].',
    ]);
    const permitted = { ...live.permitted, slots: ['discover/home'] };
    expect(findClaimFaults(filling, { ...having, permitted })).toEqual([]);
  });

  test('An entry in the menu leads to a claimed path, and needs permission', () => {
    const paths = guide.claims.paths;
    const entry = { path: '/events', label: 'Events', labels: { de: 'Veranstaltungen' } };
    const permitted = { ...live.permitted, slots: ['menu'] };
    expect(findClaimFaults(claiming({ paths, menu: entry }), { ...live, permitted })).toEqual([]);
    expect(findClaimFaults(claiming({ paths, menu: entry }), live)).toEqual([
      'guide.claims.menu: your team may not have an entry in the menu: its entry in the owners file needs "slots": ["menu"].',
    ]);
    const wrong = { path: '/events/:id', label: '\u202estnevE', labels: { de: '', '/': 'x' }, icon: 'star' };
    expect(findClaimFaults(claiming({ paths, menu: wrong }))).toEqual([
      'guide.claims.menu.icon is unknown; the fields are path, label, labels.',
      'guide.claims.menu.path: /events/:id is not a path without parameters in guide.claims.paths.',
      'guide.claims.menu.label is not a text of 1 to 30 characters.',
      'guide.claims.menu.labels.de is not a language with a text of 1 to 30 characters.',
      'guide.claims.menu.labels./ is not a language with a text of 1 to 30 characters.',
    ]);
  });

  test.each(['text', 1, null, []])('Report claims that are %p without a crash', (claims) => {
    expect(findClaimFaults({ ...parts, guide: { claims } })).toEqual(['guide.claims is not an object.']);
    for (const field of ['paths', 'slots', 'menu', 'screens'])
      expect(findClaimFaults(claiming({ [field]: claims })).length).toBe(
        field === 'paths' && Array.isArray(claims) ? 0 : 1,
      );
  });

  test('Reserve the first segment of every route that is the same for all cities', () => {
    const restaurants = [{ label: 'Rules', to: '/restaurant/101' }];
    const menus = { landmarks: [], museums: [], restaurants, pubs: [], areas: [] };
    const words = (slug: string) =>
      routeTable({ slug, fixedPages: [], menus }).map(({ path }) => path.split('/')[1]!.replace('?', ''));
    const other = words('brambleford');
    const everywhere = words('london').filter((word) => word && other.includes(word));
    expect(everywhere.filter((word) => !RESERVED_WORDS.includes(word))).toEqual([]);
  });
});

const planner = (path: string, slot = 'place-actions') => ({
  module: 'planner',
  claims: { paths: [{ path, screen: 'Planner' }], slots: { [slot]: 'Save' } },
});

const fitting = {
  module: 'pubs',
  contract: '1.2.0',
  exposes: { TopPubs: {}, Crawl: {} },
  requires: { react: '^19.3.1' },
  claims: planner('/plans').claims,
};
const guide = {
  uses: [
    { by: 'discover', widget: 'pubs/Crawl' },
    { by: 'discover', widget: 'map/AttractionsMap' },
  ],
  screens: [
    { path: '/top-pubs', module: 'pubs', screen: 'TopPubs' },
    { path: '/map', module: 'map', screen: 'Map' },
  ],
  slots: ['place-actions'],
  claimed: [],
  contract: '1.3.0',
  packageVersions: { react: '19.4.0' },
};

test.each([
  ['nothing', {}, null],
  ['a screen that is shown', { exposes: { Crawl: {} } }, /^pubs no longer has the screen TopPubs/],
  ['a widget that is shown', { exposes: { TopPubs: {} } }, /widget Crawl, which discover shows/],
  ['a claim that shows nothing', { claims: planner('/map').claims }, /^pubs claims \/map/],
  ['the contract', { contract: '2.0.0' }, /^pubs was built against contract 2\.0\.0/],
  [
    'a shared package',
    { requires: { react: '^20.0.0' } },
    /^pubs needs react \^20\.0\.0, but the live shell provides 19\.4\.0/,
  ],
  ['a package that is not shared', { requires: { preact: '^10.0.0' } }, /preact .* does not provide it/],
])('Report what keeps a release from working: %s', (_what, change, refused) => {
  const fault = findIncompatibility({ ...fitting, ...change }, guide);
  if (refused) expect(fault).toMatch(refused);
  else expect(fault).toBeNull();
});

test('Report at once everything that keeps a release from working', () => {
  const release = { ...fitting, exposes: {}, contract: '2.0.0', claims: planner('/map', 'footer').claims };
  expect(incompatibilities(release, guide)).toEqual([
    "pubs no longer has the screen TopPubs, which the live shell's route table shows.",
    'pubs no longer has the widget Crawl, which discover shows.',
    "pubs claims /map, which is in the shell's own route table.",
    'pubs fills the slot footer, which the live shell does not have.',
    'pubs was built against contract 2.0.0, but the live services serve 1.3.0.',
  ]);
});

test.each(['2.0.0', '2.4.1'])('Refuse a module built against 1.0.0 where %s is served', (contract) => {
  const requires = { react: '^19.3.1', '@guide/contracts/module': '^1.0.0' };
  const served = {
    ...guide,
    contract,
    packageVersions: { react: '19.3.1', '@guide/contracts/module': contract },
  };
  expect(incompatibilities({ ...fitting, contract: '1.0.0', requires }, served)).toEqual([
    `pubs was built against contract 1.0.0, but the live services serve ${contract}.`,
  ]);
});

test('Report each screen, widget and slot that the owners file does not permit', () => {
  const release = {
    module: 'events',
    exposes: Object.fromEntries(['Events', 'Ticket', 'Plan'].map((name) => [name, { js: [], css: [] }])),
    claims: { paths: [{ path: '/events', screen: 'Events' }], slots: { 'place-actions': 'Ticket' } },
    calls: ['https://events.example'],
  };
  const permitted = {
    team: 'Team Events',
    paths: ['/events'],
    slots: ['events/*', 'place-actions'],
    calls: release.calls,
  };
  const screens = [{ path: '/plan', module: 'events', screen: 'Plan' }];
  expect(findUnpermitted(release, permitted, [])).toEqual([]);
  expect(findUnpermitted(release, { team: 'Team Pubs', paths: [], slots: [] }, screens)).toEqual([
    'Team Pubs may not fill the slot place-actions: its entry in the owners file needs "slots": ["place-actions"].',
    'Team Pubs may not call https://events.example: its entry in the owners file needs "calls": ["https://events.example"].',
    'Team Pubs may not show events/Events at /events: its entry in the owners file needs "paths": ["/events"].',
    'Team Pubs may not offer events/Ticket: its entry in the owners file needs "slots": ["events/*"].',
    'Team Pubs may not show events/Plan at /plan: its entry in the owners file needs "paths": ["/plan"].',
  ]);
});

test('Find uses of what belongs to the whole site, and not of variables with the same name', () => {
  const code = `fetch('/x'); window?.history.back(); self['localStorage'].a = 1; document.cookie;
navigator.serviceWorker.register('/sw.js'); typeof indexedDB; new XMLHttpRequest();
function own(fetch, window) { fetch(); window.history; const history = []; return [history, { caches: 1 }.caches]; }
plan.history; cookie; serviceWorker;`;
  expect(findSiteWideUses(code).map(({ name, line }) => `${name} ${line}`)).toEqual([
    'fetch 1',
    'history 1',
    'localStorage 1',
    'cookie 1',
    'serviceWorker 2',
    'indexedDB 2',
    'XMLHttpRequest 2',
  ]);
});

test.each([
  ['1.2.0', '1.2.0', true],
  ['1.2.0', '1.3.0', true],
  ['1.2.0', '1.1.9', false],
  ['1.2.0', '2.0.0', false],
  ['1.2', '1.2.0', null],
  ['*', '1.2.0', null],
  ['', '1.2.0', null],
])('Compare contract %j with the served %s: fits %s', (built, served, fits) => {
  expect(fitsContract(built, served)).toBe(fits);
  const fault = findIncompatibility({ ...fitting, contract: built }, { ...guide, contract: served });
  if (fits !== null) expect(fault === null).toBe(fits);
});

const live = {
  screens: [{ path: '/map' }, { path: '/pub/:id?' }, { path: '/attraction/:id' }],
  slots: ['place-actions'],
  gatewayPaths: ['/robots.txt', '/newsletter/confirm', '/.well-known/security.txt', '/api/docs', '*', '/*'],
  claimed: [
    { path: '/planner', by: 'planner' },
    { path: '/trips/:id', by: 'trips' },
  ],
};

const IN_TABLE = "which is in the shell's own route table.";
const ANSWERED = 'where the guide itself answers.';

test.each([
  ['a free path', '/plans', null],
  ['the path that it has already', '/planner', null],
  ["a path of the shell's table", '/map', IN_TABLE],
  ['a path below one of the table', '/map/days', IN_TABLE],
  ['a pattern of the table under another name', '/attraction/:place', IN_TABLE],
  ['a path of the gateway with another extension', '/robots', ANSWERED],
  ['a path next to a page of the guide', '/newsletter/x', ANSWERED],
  ['a path that only starts with the same letters', '/mapping/robots', null],
  ['a path of another live module', '/trips/:trip', 'which trips claims.'],
])('D-67 Check a claim of %s: %s', (_what, path, reason) => {
  expect(claimConflicts(planner(path), live)).toEqual(reason ? [`planner claims ${path}, ${reason}`] : []);
});

test('D-67 Accept a release without claims, and refuse an unknown slot', () => {
  expect(claimConflicts({ module: 'planner' }, live)).toEqual([]);
  expect(claimConflicts(planner('/plans', 'footer'), live)).toEqual([
    'planner fills the slot footer, which the live shell does not have.',
  ]);
  expect(claimConflicts(planner('/plans', 'pubs/place'), live)).toEqual([
    'planner fills the slot pubs/place, which no live module has.',
  ]);
});

test.each([
  ['.guide_pubs-x-card{color:red}'],
  ['.guide_pubs-x-card h2,.guide_pubs-x-card:hover>a{color:red}'],
  ['[data-theme=dark] .guide_pubs-x-card{color:red}'],
  ['body:has(.x) .guide_pubs-x-card{color:red}'],
  ['.guide_pubs-x-list>li+li,.guide_pubs-x-list>*~* b,b+.guide_pubs-x-a{color:red}'],
  [':is(.guide_pubs-x-a,.guide_pubs-x-b):not(:first-child){color:red}'],
  ['.guide_pubs-x-card:not(.other)::before{color:red}'],
  ['@media (min-width:640px){@supports (gap:0){.guide_pubs-x-card{color:red}}}'],
  ['@layer a{.guide_pubs-x-card{color:red}}'],
  ['@keyframes guide_pubs-x-spin{to{rotate:1turn}}.guide_pubs-x-a{animation:1s}'],
  ['@font-face{font-family:"guide_pubs-Signs";src:url(y)}'],
  ['.guide_pubs-x-a{& b{color:red}& p,&>i+i,>i,&:hover+.guide_pubs-x-b{color:red}@media print{color:red}}'],
  [
    '.guide_pubs-x-a{position:absolute;inset:0}.guide_pubs-x-b{position:sticky;top:0;width:100vw;height:50vh}',
  ],
  ['.guide_pubs-x-a::after{position:absolute;width:100vw;top:100%}'],
  ['@charset "utf-8";.guide_pubs-x-a{color:red}'],
])('Accept the styles %s', (css) => {
  expect(findForeignStyle(css, 'guide_pubs')).toBeNull();
});

test.each([
  ['h2{color:red}', 'h2'],
  [':root{--paper:red}', ':root'],
  ['*{color:red}', '*'],
  ['.guide_pubs-x-a,body{color:red}', 'body'],
  ['@media print{a{color:red}}', 'a'],
  ['body:has(.guide_pubs-x-a){color:red}', 'body:has(.guide_pubs-x-a)'],
  ['h1:not(.guide_pubs-x-a){color:red}', 'h1:not(.guide_pubs-x-a)'],
  [':is(.guide_pubs-x-a,body){color:red}', ':is(.guide_pubs-x-a,body)'],
  [':is(.guide_pubs-x-a body){color:red}', ':is(.guide_pubs-x-a body)'],
  [':where(:not(.guide_pubs-x-a)) p{color:red}', ':where(:not(.guide_pubs-x-a)) p'],
  ['.guide_pubsx{color:red}', '.guide_pubsx'],
  ['.guide_pubs-x-a~*{color:red}', '.guide_pubs-x-a~*'],
  ['.guide_pubs-x-a+b p{color:red}', '.guide_pubs-x-a+b p'],
  ['.guide_pubs-x-a{&~*{color:red}}', '&~*'],
  ['.guide_pubs-x-a{position:fixed}', '.guide_pubs-x-a{position:fixed}'],
  [
    '.guide_pubs-x-a,.guide_pubs-x-b{POSITION:FIXED!important}',
    '.guide_pubs-x-a,.guide_pubs-x-b{position:fixed}',
  ],
  ['.guide_pubs-x-a{--p:fixed;position:var(--p)}', '.guide_pubs-x-a{position:var(--p)}'],
  ['@media print{.guide_pubs-x-a{& b{position:fixed}}}', '& b{position:fixed}'],
  ['.guide_pubs-x-a{@media print{position:fixed}}', '@media{position:fixed}'],
  ['.guide_pubs-x-a{position:absolute;width:100vw;min-height:100dvh}', '.guide_pubs-x-a{position:absolute}'],
  ['[class^=".guide_pubs-x"]{color:red}', '[class^=".guide_pubs-x"]'],
  ['&:has(b) p{color:red}', '&:has(b) p'],
  ['.guide_discover-x-a{color:red}', '.guide_discover-x-a'],
  ['/* .guide_pubs-x- */b{color:red}', 'b'],
  ['@font-face{font-family:Fraunces;src:url(y)}', '@font-face Fraunces'],
  ['@font-face{font-family:"Source Sans 3";src:url(y)}', '@font-face Source Sans 3"'],
  ['@keyframes spin{to{rotate:1turn}}', '@keyframes spin'],
  ['@property --paper{syntax:"*";inherits:true}', '@property --paper'],
  ['@import "https://elsewhere.example/a.css";', '@import "https://elsewhere.example/a.css"'],
  ['@page{margin:0}', '@page'],
  ['@layer reset,base;', '@layer reset,base'],
  ['@view-transition{navigation:auto}', '@view-transition'],
])('Refuse the style %s: %s', (css, leak) => {
  expect(findForeignStyle(css, 'guide_pubs')).toBe(leak);
});

test('Refuse styles that the parser cannot read', () => {
  expect(findForeignStyle('.guide_pubs-x-a{:not(&){color:red}}', 'guide_pubs')).toMatch(/not/);
  expect(findForeignStyle('.guide_pubs-x-a{color:red}b{{', 'guide_pubs')).toMatch(/\{/);
});

/** A bundle with a federation entry and a module that uses its shared packages. */
const ENTRY = `var c={moduleIdToConsumeDataMapping:{12:{shareKey:"react"},"7":{shareKey:"@guide/contracts/module"}}};`;
const chunk = (body: string) =>
  `(globalThis.chunk||=[]).push([[1],{99(e,t,n){${body}},98(e,t,n){var a=n(1);a.other}}]);`;
const names = (body: string) => {
  const imported = findImportedNames([ENTRY, chunk(body)], ['react', '@guide/contracts/module']);
  return [imported.react, imported['@guide/contracts/module']].map((taken) => [...taken!].sort().join(' '));
};

test.each([
  ['var a=n(12),b=n(7);(0,a.useState)();b.useHost();b["useNow"]()', 'useState', 'useHost useNow'],
  ['n(7).useHost();(0,n(7).useNow)()', '', 'useHost useNow'],
  ['const{useHost:a,useNow}=n(7)', '', 'useHost useNow'],
  ['n(7);n(12)', '', ''],
  ['var a=n(7);function f(a){return a.length}f(a.useHost)', '', 'useHost'],
  ['var a=n(8);a.useHost;var b=f(7);b.useHost', '', ''],
  ['var a=n(12);n.n(a)', '*', ''],
  ['var a=n(7);for(const b in a)a[b]()', '', '*'],
])('Find in the script %s the imports %j of react and %j of the contract', (body, react, contract) => {
  expect(names(body)).toEqual([react, contract]);
});

const used = (css: string, ...classes: string[]) => usedStyle(readRules(css), new Set(classes));

test('Keep a style sheet byte for byte if the page has all classes', () => {
  const css =
    '@layer base{*,:before{margin:0}}:root{--a:url(a.woff2)}@font-face{font-family:"A";src:url(a.woff2)}' +
    '.a-card>.a-title:hover{color:red}@media (width<130px){@supports (top:1dvh){.a-card,.a-row{top:0}}}' +
    '@keyframes a-turn{to{rotate:1turn}}.a-card{animation:1s a-turn;&:focus{top:1px}}@layer late;';
  expect(used(css, 'a-card', 'a-title', 'a-row')).toBe(css);
});

test.each([
  ['.one.two{top:0}', ['one'], ''],
  ['.one .two{top:0}', ['two'], ''],
  ['.one,.two{top:0}', ['two'], '.one,.two{top:0}'],
  ['.one:not(.two){top:0}', ['one'], '.one:not(.two){top:0}'],
  [':is(.one,.two){top:0}', [], ':is(.one,.two){top:0}'],
  ['p,.one{top:0}', [], 'p,.one{top:0}'],
  ['[data-theme=dark]{top:0}', [], '[data-theme=dark]{top:0}'],
  ['@media print{.one{top:0}}', [], ''],
  ['@media print{.one{top:0}.two{top:0}}', ['two'], '@media print{.two{top:0}}'],
  ['@media print{p{top:0}}', [], '@media print{p{top:0}}'],
  // Escaped names have several spellings, so their rules are kept.
  ['.one\\+{top:0}', [], '.one\\+{top:0}'],
])('Reduce %s for a page with %j to %j', (css, classes, expected) =>
  expect(used(css, ...classes)).toBe(expected),
);

test('Keep only animations that a kept rule names', () => {
  const css = '.one{animation:turn 1s}@keyframes turn{to{rotate:1turn}}@keyframes rise{to{top:0}}';
  expect(used(css, 'one')).toBe('.one{animation:turn 1s}@keyframes turn{to{rotate:1turn}}');
  expect(used(css)).toBe('');
});
