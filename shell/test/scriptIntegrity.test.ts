import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { allowDeveloperOrigin, allowRelease, bustCache } from '../src/loader/integrity';
import { enforceScriptIntegrity, removeRefusedStyles } from '../src/loader/scriptIntegrity';
import { release } from './support/page';

const HASH = `sha384-${'c'.repeat(64)}`;
const pubs = {
  ...release('pubs'),
  integrity: { 'entry.js': HASH, 'later.css': HASH, 'plain.js': 'undefined' },
};

jest.spyOn(console, 'error').mockImplementation(() => {});
beforeAll(() => {
  enforceScriptIntegrity();
  allowRelease(pubs);
  allowDeveloperOrigin('http://localhost:4104/mf-manifest.json');
});
afterEach(() => document.head.replaceChildren());

function attachScript(src: string): HTMLScriptElement {
  return document.head.appendChild(Object.assign(document.createElement('script'), { src }));
}
const attachStyle = (href: string) =>
  document.head.insertBefore(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
    null,
  );
/** jsdom has the attribute only. */
const integrityOf = (element: Element) => element.getAttribute('integrity');
const refused = (element: HTMLScriptElement | HTMLLinkElement) =>
  /^sha384-A+$/.test(integrityOf(element) ?? '');

test('scripts and styles of an allowed release carry the registered hash, however they are attached', () => {
  for (const element of [
    attachScript('/modules/pubs/1.0.0/entry.js'),
    attachStyle('/modules/pubs/1.0.0/later.css'),
  ]) {
    expect(integrityOf(element)).toBe(HASH);
    expect(element.getAttribute('crossorigin')).toBe('anonymous');
  }
});

test.each([
  '/modules/pubs/1.0.0/unknown.js',
  '/modules/pubs/1.0.0/plain.js',
  '/modules/pubs/2.0.0/entry.js',
  'https://elsewhere.example/modules/pubs/1.0.0/entry.js',
])('%s, which the registry does not name, gets a hash that nothing has', (address) => {
  expect(refused(attachScript(address))).toBe(true);
  expect(refused(attachStyle(address))).toBe(true);
});

test.each([
  ['preload', 'script', true],
  ['preload', 'style', true],
  ['alternate Stylesheet', '', true],
  ['preload', 'image', false],
  ['icon', '', false],
])('of a link %s %s the hash is looked at: %s', (rel, as, isCode) => {
  const link = Object.assign(document.createElement('link'), { rel, as, href: `${UNKNOWN}.css` });
  document.head.append(link);
  expect(refused(link)).toBe(isCode);
});

test("the shell's own files and a developer's are left as they are", () => {
  expect(integrityOf(attachScript('/assets/12.abc.js'))).toBeNull();
  expect(integrityOf(attachScript('http://localhost:4104/main.js'))).toBeNull();
});

test('what is no script and no style stays in its place when its address is set', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const observer = new MutationObserver(() => {});
  observer.observe(document.body, { childList: true });
  frame.setAttribute('src', 'about:blank');
  // Taken out and put back it would load twice.
  expect(observer.takeRecords()).toHaveLength(0);
  expect(frame.getAttribute('src')).toBe('about:blank');
  frame.remove();
});

test('after a failure the files are requested again', () => {
  bustCache(pubs);
  const script = attachScript('/modules/pubs/1.0.0/entry.js');
  expect(script.getAttribute('src')).toMatch(/\/entry\.js\?retry=1$/);
  expect(integrityOf(script)).toBe(HASH);
});

const UNKNOWN = '/modules/pubs/1.0.0/unknown';
const script = () => Object.assign(document.createElement('script'), { src: `${UNKNOWN}.js` });
const style = () =>
  Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${UNKNOWN}.css` });
const wrapped = (node: Node) => {
  const outer = document.createElement('div');
  outer.append(document.createElement('p'));
  outer.firstElementChild!.append(node);
  return outer;
};
const anchor = () => document.head.appendChild(document.createElement('meta'));

const ways: [name: string, attach: (node: Element) => void][] = [
  ['append', (node) => document.head.append('text', node)],
  ['prepend', (node) => document.head.prepend(node)],
  ['replaceChildren', (node) => document.head.replaceChildren(node)],
  ['replaceChild', (node) => document.head.replaceChild(node, anchor())],
  ['before', (node) => anchor().before(node)],
  ['after', (node) => anchor().after(node)],
  ['replaceWith', (node) => anchor().replaceWith(node)],
  ['insertAdjacentElement', (node) => void anchor().insertAdjacentElement('afterend', node)],
  [
    'a fragment',
    (node) => {
      const fragment = document.createDocumentFragment();
      fragment.append(wrapped(node));
      document.head.append(fragment);
    },
  ],
  ['an element around it', (node) => document.head.append(wrapped(node))],
  [
    'a range',
    (node) => {
      const range = document.createRange();
      range.selectNodeContents(document.head);
      range.insertNode(node);
    },
  ],
  [
    'a shadow root',
    (node) => {
      const host = document.createElement('div');
      host.attachShadow({ mode: 'open' }).append(wrapped(node));
      document.head.append(host);
    },
  ],
];
test.each(ways)(
  'what is attached by %s has a hash: the registered one, or one that nothing has',
  (_way, attach) => {
    const [code, sheet] = [script(), style()];
    const known = Object.assign(document.createElement('script'), { src: '/modules/pubs/1.0.0/entry.js' });
    for (const element of [code, sheet, known]) attach(element);
    expect([refused(code), refused(sheet), integrityOf(known)]).toEqual([true, true, HASH]);
  },
);

test.each<[string, (html: string) => void]>([
  [
    'innerHTML',
    (html) => {
      document.head.innerHTML = html;
    },
  ],
  [
    'outerHTML',
    (html) => {
      anchor().outerHTML = html;
    },
  ],
  ['insertAdjacentHTML', (html) => anchor().insertAdjacentHTML('afterend', html)],
  [
    'createContextualFragment',
    (html) => document.head.append(document.createRange().createContextualFragment(html)),
  ],
])('styles that come as HTML by %s have one, too', (_way, write) => {
  write(
    `<p>Words</p><link rel="stylesheet" href="${UNKNOWN}.css" integrity="sha384-own"><link rel="icon" href="/i.svg">`,
  );
  const [sheet, icon] = document.head.querySelectorAll('link');
  expect([refused(sheet!), icon!.getAttribute('integrity')]).toEqual([true, null]);
});

test.each<[string, (element: HTMLScriptElement | HTMLLinkElement, address: string) => void]>([
  [
    'property',
    (element, address) =>
      void Object.assign(element, { [element instanceof HTMLScriptElement ? 'src' : 'href']: address }),
  ],
  [
    'attribute',
    (element, address) =>
      element.setAttribute(element instanceof HTMLScriptElement ? 'src' : 'href', address),
  ],
])(
  'an address that an attached element gets as a %s, or a hash of its own, is checked as well',
  (_way, set) => {
    const code = document.head.appendChild(document.createElement('script'));
    const sheet = document.head.appendChild(
      Object.assign(document.createElement('link'), { rel: 'stylesheet' }),
    );
    set(code, `${UNKNOWN}.js`);
    set(sheet, `${UNKNOWN}.css`);
    expect([refused(code), refused(sheet)]).toEqual([true, true]);
    code.setAttribute('integrity', 'sha384-own');
    sheet.removeAttribute('integrity');
    expect([refused(code), refused(sheet), code.isConnected, sheet.isConnected]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  },
);

test('a served style that was refused is removed, so that the bundler does not count it as applied; one that loaded stays', () => {
  const [came, gone] = [attachStyle('/modules/pubs/1.0.0/later.css'), attachStyle(`${UNKNOWN}.css`)];
  const icon = document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'icon' }));
  // jsdom loads nothing: what has come has a sheet.
  Object.defineProperty(came, 'sheet', { value: new CSSStyleSheet() });
  removeRefusedStyles();
  expect([came.isConnected, gone.isConnected, icon.isConnected]).toEqual([true, false, true]);
});
