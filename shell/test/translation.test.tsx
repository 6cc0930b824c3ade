import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { recordChildChanges } from '../src/bootstrap/childChanges';
import { allowTranslation, findTranslations, showServedTexts } from '../src/translation';

/** A list with texts side by side, alone, and beside what comes and goes. */
function List() {
  const [count, setCount] = useState(12);
  const some = count < 12;
  return (
    <Suspense>
      <p id="count">
        Showing {count} of {12} places
      </p>
      <p id="alone">{`${count} places`}</p>
      <p id="mark">
        {some && <b>Filtered </b>}
        {some ? 'by' : 'All'} areas
        {!some && ' of the city'}
      </p>
      <button type="button" onClick={() => setCount((shown) => (shown === 12 ? 5 : 12))}>
        {some && <i>✓</i>}
        Step-free
      </button>
    </Suspense>
  );
}

/** Ways in which a translator can put an element in a text's place. */
const ways: Record<string, (text: Text, font: Element) => void> = {
  replaced: (text, font) => text.replaceWith(font),
  'inserted, then removed': (text, font) => {
    text.before(font);
    text.remove();
  },
  'removed, then inserted': (text, font) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    parentNode!.insertBefore(font, nextSibling);
  },
  wrapped: (text, font) => {
    text.replaceWith(font);
    font.firstChild!.replaceWith(text);
  },
};

/** Translates what is not translated yet, as Chrome does: to capitals. */
async function translate(replace = ways.replaced!) {
  const walker = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter((each) => each.parentElement!.localName !== 'font')) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    inner.textContent = text.data.toUpperCase();
    replace(text, outer);
  }
  // Records of the observer are delivered in a microtask.
  await null;
}

const shown = () => ['count', 'alone', 'mark'].map((id) => document.getElementById(id)!.textContent);
const ALL = ['SHOWING 12 OF 12 PLACES', '12 PLACES', 'ALL AREAS OF THE CITY'];
const SOME = ['SHOWING 5 OF 12 PLACES', '5 PLACES', 'FILTERED BY AREAS'];
const upper = () => shown().map((text) => text!.toUpperCase());

const natives = Object.getOwnPropertyDescriptors(Node.prototype);
const errors = jest.fn();
let root: Root | undefined;

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${renderToString(<List />)}</div>`;
});
afterEach(async () => {
  await act(async () => root?.unmount());
  Object.defineProperties(Node.prototype, natives);
  errors.mockClear();
});

/** Hydrates the page as `main.tsx` does. @param before what happens before */
async function hydrate(before = async () => {}) {
  const onChildChanges = recordChildChanges();
  await before();
  onChildChanges(findTranslations);
  allowTranslation();
  const end = showServedTexts();
  await act(async () => {
    root = hydrateRoot(document.getElementById('root')!, <List />, {
      onRecoverableError: errors,
      onUncaughtError: errors,
    });
  });
  end();
}

const press = () => act(async () => document.querySelector('button')!.click());

test.each(Object.entries(ways))(
  'a page translated before it is hydrated stays translated and works: texts %s',
  async (_, way) => {
    await hydrate(() => translate(way));
    expect(errors).not.toHaveBeenCalled();
    expect(upper()).toEqual(ALL);
    expect(document.querySelectorAll('p > font')).toHaveLength(9);
    for (const expected of [SOME, ALL, SOME]) {
      await press();
      expect(upper()).toEqual(expected);
      await translate(way);
      expect(upper()).toEqual(expected);
    }
    expect(errors).not.toHaveBeenCalled();
  },
);

test.each(Object.entries(ways))('a page translated after it was hydrated works: texts %s', async (_, way) => {
  await hydrate();
  for (const expected of [SOME, ALL, SOME]) {
    await translate(way);
    await press();
    expect(upper()).toEqual(expected);
  }
  expect(errors).not.toHaveBeenCalled();
});

test('a text that was replaced in an unknown way neither fails nor is shown twice', async () => {
  await hydrate();
  for (const text of [...document.getElementById('mark')!.childNodes])
    text.replaceWith(document.createElement('u'));
  await press();
  await press();
  expect(errors).not.toHaveBeenCalled();
  expect(shown().slice(0, 2)).toEqual(['Showing 12 of 12 places', '12 places']);
});
