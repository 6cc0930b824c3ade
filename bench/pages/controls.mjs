/** Controls that `pages-touch` presses, with their visible effects. */

/** @typedef {[target: string, effect: string, text?: string]} Part selectors of the control and its effect, text to type first */
/** On every page. @type {Part[]} */
const COMMON = [
  ['form:has([type=email]) [type=submit]', 'form [type=email]:user-invalid', 'nobody'],
  ['button[popovertarget=menu]', '#menu:popover-open'],
  ['button[popovertarget=notices]', '#notices:popover-open'],
  ['button[popovertarget=privacy]', '#privacy:popover-open'],
  ['a[aria-label=Search]', '[data-screen=Search]'],
];
/** @type {Record<string, Part[]>} */
const PARTS = {
  '/': [
    ['main [role=radiogroup] label:nth-child(2)', 'main [role=radiogroup] label:nth-child(2) :checked'],
    ['[aria-label="Next slide"]', '#slide-2:target, [href="#slide-2"][aria-current=true]'],
    ['[aria-label="Pause the slides"]', '[aria-label="Play the slides"]'],
  ],
  '/london-attractions': [['main a[rel=nofollow]', 'main a[rel=nofollow][aria-current=true]']],
  '/top-attractions': [['main article a', '[data-screen=Attraction]']],
  '/tower-of-london': [['a[aria-haspopup=dialog]', 'dialog[open]']],
  '/top-london-pubs': [['main article a[href="/pub/1"]', '[data-screen=PubDetail]']],
  '/pub/1': [['main a[href="/top-london-pubs"]', '[data-screen=TopPubs]']],
  '/search': [
    ['[aria-label="List view"]', '[aria-label="List view"]:checked'],
    ['main button[popovertarget]', 'aside:popover-open'],
  ],
  '/map': [
    ['[popovertarget=map-tips]', '#map-tips:popover-open h2'],
    ['main fieldset input', 'main fieldset label:not(:has(:checked))'],
    // A pin of the still map, or a row of the list once the map is interactive.
    [
      'svg a[aria-label^="1. "], main li button[aria-label^="Show "]',
      'aside[aria-label^="About "], .ol-overlay-container [role=dialog]',
    ],
  ],
  '/analytics': [
    ['main [role=radiogroup] label:nth-child(2)', 'main [role=radiogroup] label:nth-child(2) :checked'],
    ['main li input', 'main li label:not(:has(:checked))'],
  ],
};

/** The controls of a route; common ones follow. @param {string} route @returns {Part[]} */
export const controlsOf = (route) => [...(PARTS[route] ?? []), ...COMMON];
