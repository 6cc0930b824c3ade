/** Checks of `guide` in a module's package.json, before the build. */
import { SLOT_SIZES, SLOTS } from '../module/slots.mjs';
import { LANGUAGE_TAG } from './languages.mjs';
import { claimConflicts } from './live-checks.mjs';

/** The first segment is a lower-case word; later segments may be parameters such as `:id`. */
export const CLAIMED_PATH = '^/[a-z][a-z0-9-]{0,39}(?:/(?:[a-z0-9-]{1,40}|:[a-zA-Z]{1,20})){0,4}$';
/** An origin with TLS, or an address of this machine or its network that the operator names literally. */
export const CALLED_ORIGIN =
  '^(?:https://[a-z0-9][a-z0-9.-]{0,251}|http://(?:localhost|\\d{1,3}(?:\\.\\d{1,3}){3}|\\[[0-9a-f:.]{2,45}\\]))(?::\\d{1,5})?$';
export const DECLARED_SLOT = '^[a-z][a-z-]{0,39}$';
/** A slot of every guide, or `module/slot`. */
export const SLOT_NAME = '^(?:[a-z][a-z0-9-]{0,39}/)?[a-z][a-z-]{0,39}$';
/** One line of up to 30 characters, without characters that turn the text of the page around. */
export const MENU_LABEL =
  '^[^\\s\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069][^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]{0,29}$';
/** The permission for an entry in the menu is given like a slot. */
export const MENU = 'menu';

/** First path segments that belong to every guide, independent of the city. */
export const RESERVED_WORDS = [
  'analytics',
  'api',
  'assets',
  'attraction',
  'attractions',
  'credits',
  'embed',
  'health',
  'images',
  'map',
  'metrics',
  'modules',
  'newsletter',
  'pub',
  'restaurant',
  'restaurants',
  'search',
  'sw',
  'top-attractions',
];

/** Permitted fields of each part of `guide` in a package.json. */
const FIELDS = {
  guide: ['owner', 'uses', 'budget', 'offline', 'claims', 'slots', 'calls', 'contract', 'config'],
  offline: ['screens', 'data'],
  claims: ['paths', 'slots', 'menu', 'screens'],
  path: ['path', 'screen', 'query'],
  screen: ['query'],
  menu: ['path', 'label', 'labels'],
};

/** @typedef {import('../api/schemas').StatusResponse} StatusResponse */
/** @typedef {import('../api/schemas').ReleaseManifest} ReleaseManifest */
/** @typedef {Pick<StatusResponse['live'], 'screens' | 'slots' | 'claimed'>} LiveSite */
/** @typedef {LiveSite & Pick<StatusResponse, 'permitted'> & { gatewayPaths?: string[] }} LiveFacts state of a running guide */

/** @param {unknown} value @returns {value is Record<string, any>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** @param {unknown} value */
const isNames = (value) => Array.isArray(value) && value.every((name) => typeof name === 'string');

/** Whether a list contains a name or a wildcard for it, such as `/events/*` or `*`. @param {string[]} list @param {string} name */
export const includesName = (list, name) =>
  list.some(
    (entry) =>
      entry === '*' || entry === name || (entry.endsWith('/*') && name.startsWith(entry.slice(0, -1))),
  );

/** The line that the owners file lacks. @param {'paths' | 'slots' | 'calls'} list @param {string} name */
const needed = (list, name) => `: its entry in the owners file needs "${list}": ["${name}"]`;

/** @param {unknown} calls - `guide.calls` @param {LiveFacts} [live] @returns {string[]} */
function callFaults(calls = [], live = undefined) {
  if (!isNames(calls)) return ['guide.calls is not a list of origins.'];
  return /** @type {string[]} */ (calls).flatMap((origin, index) => {
    // A port that the protocol has anyway is not part of an origin.
    if (!new RegExp(CALLED_ORIGIN).test(origin) || new URL(origin).origin !== origin)
      return [`guide.calls[${index}]: ${origin} is not an origin such as https://events.example.`];
    if (live && !live.permitted.calls?.includes(origin))
      return [`guide.calls[${index}]: your team may not call ${origin}${needed('calls', origin)}.`];
    return [];
  });
}

/** @param {unknown} slots - `guide.slots` @returns {string[]} */
function declaredSlotFaults(slots = {}) {
  if (!isObject(slots)) return ['guide.slots is not an object.'];
  return Object.entries(slots).flatMap(([slot, size]) => {
    const field = `guide.slots.${slot}`;
    if (!new RegExp(DECLARED_SLOT).test(slot))
      return [`${field}: ${slot} is not the name of a slot: small letters and hyphens.`];
    return SLOT_SIZES.includes(size) ? [] : [`${field}: the sizes are ${SLOT_SIZES.join(', ')}.`];
  });
}

/**
 * Finds the fault of an entry in the menu, whose fields are known.
 * @param {Record<string, any>} menu - `guide.claims.menu` @param {{ path?: unknown }[]} paths - `guide.claims.paths`
 * @param {LiveFacts} [live] @returns {string[]}
 */
function menuFaults({ path, label, labels = {} }, paths, live) {
  const isLabel = (/** @type {unknown} */ text) => new RegExp(MENU_LABEL).test(String(text));
  const field = 'guide.claims.menu';
  /** @type {string[]} */
  const faults = [];
  if (String(path).includes(':') || !paths.some((row) => row?.path === path))
    faults.push(`${field}.path: ${path} is not a path without parameters in guide.claims.paths.`);
  if (!isLabel(label)) faults.push(`${field}.label is not a text of 1 to 30 characters.`);
  if (!isObject(labels)) return [...faults, `${field}.labels is not an object.`];
  for (const [language, text] of Object.entries(labels))
    if (!new RegExp(LANGUAGE_TAG).test(language) || !isLabel(text))
      faults.push(`${field}.labels.${language} is not a language with a text of 1 to 30 characters.`);
  if (live && !includesName(live.permitted.slots, MENU))
    faults.push(`${field}: your team may not have an entry in the menu${needed('slots', MENU)}.`);
  return faults;
}

/**
 * Finds what a release shows, offers, fills or calls without permission of the owners file.
 * @param {Pick<ReleaseManifest, 'module' | 'exposes' | 'claims' | 'calls'>} release
 * @param {{ team: string, paths: string[], slots: string[], calls?: string[] }} permitted - the team's entry
 * @param {readonly { path: string, module: string, screen: string }[]} screens - the shell's route table
 * @returns {string[]} a sentence for each
 */
export function findUnpermitted(
  { module, exposes, claims, calls = [] },
  { team, paths, slots, ...permitted },
  screens,
) {
  const claimed = (claims?.paths ?? []).map(({ path, screen }) => ({ path, module, screen }));
  const rows = [...screens, ...claimed];
  const filled = Object.keys(claims?.slots ?? {}).filter((slot) => !includesName(slots, slot));
  const called = calls.filter((origin) => !permitted.calls?.includes(origin));
  const inMenu = claims?.menu && !includesName(slots, MENU) ? [MENU] : [];
  return [
    ...inMenu.map((entry) => `${team} may not have an entry in the menu${needed('slots', entry)}.`),
    ...filled.map((slot) => `${team} may not fill the slot ${slot}${needed('slots', slot)}.`),
    ...called.map((origin) => `${team} may not call ${origin}${needed('calls', origin)}.`),
    ...Object.keys(exposes).flatMap((name) => {
      const shown = rows.filter((row) => row.module === module && row.screen === name);
      if (shown.length === 0 && !includesName(slots, `${module}/${name}`))
        return [`${team} may not offer ${module}/${name}${needed('slots', `${module}/*`)}.`];
      const foreign = shown.filter(({ path }) => !includesName(paths, path));
      return foreign.map(
        ({ path }) => `${team} may not show ${module}/${name} at ${path}${needed('paths', path)}.`,
      );
    }),
  ];
}

/**
 * Finds all faults of a module's claims. Each is a sentence that starts with the field.
 * @param {{ name: string, guide: Record<string, any>, screens: string[], widgets: string[] }} module - `guide` of its
 *   package.json, and the folders in `src/screens` and `src/widgets`
 * @param {LiveFacts} [live] - absent: only checks that need no running guide @returns {string[]}
 */
export function findClaimFaults({ name, guide, screens, widgets }, live) {
  /** @type {string[]} */
  const faults = [];
  const list = (/** @type {string[]} */ names) => names.join(', ') || 'none';
  /** @param {string} field @param {unknown} value @param {string[]} allowed */
  const checkFields = (field, value, allowed) => {
    if (!isObject(value)) {
      faults.push(`${field} is not an object.`);
      return false;
    }
    for (const key of Object.keys(value))
      if (!allowed.includes(key)) faults.push(`${field}.${key} is unknown; the fields are ${list(allowed)}.`);
    return true;
  };
  const checkScreen = (/** @type {string} */ field, /** @type {unknown} */ screen) => {
    if (!screens.includes(String(screen)))
      faults.push(`${field}: there is no screen ${screen} in src/screens; there is ${list(screens)}.`);
  };
  const checkQuery = (/** @type {string} */ field, /** @type {unknown} */ query) => {
    if (query !== undefined && !isNames(query)) faults.push(`${field} is not a list of names.`);
  };

  checkFields('guide', guide, FIELDS.guide);
  const { uses = [], offline, claims } = guide;
  if (!isNames(uses) || uses.some((/** @type {string} */ use) => !/^[a-z][a-z0-9-]*\/\w+$/.test(use)))
    faults.push('guide.uses is not a list of widgets, each as module/Widget.');
  if (offline !== undefined && checkFields('guide.offline', offline, FIELDS.offline))
    for (const screen of isNames(offline.screens) ? offline.screens : [])
      checkScreen('guide.offline.screens', screen);
  faults.push(...callFaults(guide.calls, live), ...declaredSlotFaults(guide.slots));
  if (claims === undefined || !checkFields('guide.claims', claims, FIELDS.claims)) return faults;

  const { paths = [], slots = {}, menu, screens: declared = {} } = claims;
  if (!Array.isArray(paths)) faults.push('guide.claims.paths is not a list.');
  for (const [index, row] of (Array.isArray(paths) ? paths : []).entries()) {
    const field = `guide.claims.paths[${index}]`;
    if (!checkFields(field, row, FIELDS.path)) continue;
    const path = String(row.path);
    if (!new RegExp(CLAIMED_PATH).test(path))
      faults.push(`${field}.path: ${path} is not a path such as /events or /events/:id.`);
    else if (RESERVED_WORDS.includes(String(path.split('/')[1])))
      faults.push(`${field}.path: ${path} belongs to the guide itself.`);
    else if (live && !includesName(live.permitted.paths, path))
      faults.push(`${field}.path: your team may not show ${path}${needed('paths', path)}.`);
    checkScreen(`${field}.screen`, row.screen);
    checkQuery(`${field}.query`, row.query);
  }
  if (checkFields('guide.claims.screens', declared, screens))
    for (const [screen, claim] of Object.entries(declared))
      if (checkFields(`guide.claims.screens.${screen}`, claim, FIELDS.screen))
        checkQuery(`guide.claims.screens.${screen}.query`, claim.query);
  if (menu !== undefined && checkFields('guide.claims.menu', menu, FIELDS.menu))
    faults.push(...menuFaults(menu, Array.isArray(paths) ? paths : [], live));
  if (!isObject(slots)) faults.push('guide.claims.slots is not an object.');
  /** @type {string[]} */
  const available = live?.slots ?? [...SLOTS];
  for (const [slot, widget] of Object.entries(isObject(slots) ? slots : {})) {
    const field = `guide.claims.slots.${slot}`;
    if (!new RegExp(SLOT_NAME).test(slot)) faults.push(`${field}: ${slot} is not the name of a slot.`);
    else if (!available.includes(slot) && (live || !slot.includes('/')))
      faults.push(`${field}: pages have no such slot; they have ${list(available)}.`);
    else if (live && !includesName(live.permitted.slots, slot))
      faults.push(`${field}: your team may not fill it${needed('slots', slot)}.`);
    if (!widgets.includes(String(widget)))
      faults.push(`${field}: there is no widget ${widget} in src/widgets; there is ${list(widgets)}.`);
  }
  if (live && faults.length === 0) faults.push(...claimConflicts({ module: name, claims }, live));
  return faults;
}
