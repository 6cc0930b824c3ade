import { HydrateLater, NewsletterForm } from '@guide/ui';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { Fragment, type ReactElement, Suspense, useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { recordChildChanges } from '../src/bootstrap/childChanges';
import { recordInteractions } from '../src/bootstrap/interactions';
import { HydrationMarker } from '../src/loader/HydrationMarker';
import { allowTranslation, findTranslations } from '../src/translation';
import { site } from './support/site';

const FRAMES = [
  ['', Fragment],
  [' of a part that hydrates later', HydrateLater],
] as const;

/** The page with content as the server renders it, with a recorder of what the visitor does before hydration. */
function serveRecorded(Frame: (typeof FRAMES)[number][1], content: ReactElement): ReactElement {
  const page = (
    <Suspense>
      <Frame>{content}</Frame>
      <HydrationMarker />
    </Suspense>
  );
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  const { replay } = recordInteractions();
  Object.assign(window, { guideBootstrap: { markHydrated: replay } });
  return page;
}

function Page({ onChoice }: { onChoice: (value: string) => void }) {
  const [area, setArea] = useState('All Areas');
  const [sort, setSort] = useState('Price');
  const [, setHydrated] = useState(false);
  // Renders again after hydration, which resets the fields.
  useLayoutEffect(() => setHydrated(true), []);
  const choose = (set: (value: string) => void, value: string) => {
    onChoice(value);
    set(value);
  };
  return (
    <Suspense>
      <select value={area} onChange={({ target }) => choose(setArea, target.value)}>
        <option>All Areas</option>
        <option>Westminster</option>
      </select>
      {['Price', 'Name'].map((name) => (
        <input key={name} type="radio" checked={sort === name} onChange={() => choose(setSort, name)} />
      ))}
      <HydrationMarker />
    </Suspense>
  );
}

test('A choice made during hydration is reported once', async () => {
  const chosen: string[] = [];
  const page = <Page onChoice={(value) => chosen.push(value)} />;
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  const interactions = recordInteractions();
  const markHydrated = jest.fn(interactions.replay);
  Object.assign(window, { guideBootstrap: { markHydrated } });
  const list = document.querySelector('select')!;
  const byName = document.querySelectorAll('input')[1]!;
  await act(async () => {
    interactions.stop();
    hydrateRoot(document.getElementById('root')!, page);
    fireEvent.change(list, { target: { value: 'Westminster' } });
    byName.click();
    expect(markHydrated).not.toHaveBeenCalled();
  });
  expect(markHydrated).toHaveBeenCalledTimes(1);
  expect(chosen.sort()).toEqual(['Name', 'Westminster']);
  expect([list.value, byName.checked]).toEqual(['Westminster', true]);
});

const subscribe = jest.fn(async (_: { email: string }) => {});
const toast = jest.fn();
const newsletter = <NewsletterForm host={{ site, now: 0, api: { subscribe }, toast }} />;
beforeEach(() => {
  jest.clearAllMocks();
});

test.each(FRAMES)('A newsletter address%s submitted before hydration is sent after it', async (_, Frame) => {
  const page = serveRecorded(Frame, newsletter);
  const field = document.querySelector<HTMLInputElement>('input[name=email]')!;
  fireEvent.input(field, { target: { value: 'ada@example.com' } });
  fireEvent.submit(field.form!);
  await act(async () => {
    hydrateRoot(document.getElementById('root')!, page);
  });
  expect(subscribe).toHaveBeenCalledWith({ email: 'ada@example.com' });
  expect(toast).toHaveBeenCalledTimes(1);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ variant: 'default' }));
});

test.each(FRAMES)(
  'NEWS-04 An invalid address%s submitted before hydration is reported after it, unless it was corrected',
  async (_, Frame) => {
    for (const [text, toasts] of [
      ['ada@example', 1],
      ['ada@example.com', 0],
    ] as const) {
      const page = serveRecorded(Frame, newsletter);
      const field = document.querySelector<HTMLInputElement>('input[name=email]')!;
      field.form!.requestSubmit();
      expect(document.activeElement).toBe(field);
      field.value = text;
      const root = await act(async () => hydrateRoot(document.getElementById('root')!, page));
      expect(toast).toHaveBeenCalledTimes(toasts);
      expect([field.value, subscribe.mock.calls]).toEqual([text, []]);
      await act(async () => root.unmount());
      toast.mockClear();
    }
  },
);

describe('translation', () => {
  test('A part that hydrates after the translation stays translated and works', async () => {
    const later = (
      <HydrateLater>
        <List />
      </HydrateLater>
    );
    document.body.innerHTML = `<div id="root">${renderToString(later)}</div>`;
    await hydrate(async () => {}, later);
    expect(document.querySelector('[data-closed]')).not.toBeNull();
    await translate();
    await press();
    expect(document.querySelector('[data-closed]')).toBeNull();
    expect(upper()).toEqual(SOME);
    expect(errors).not.toHaveBeenCalled();
  });

  function List() {
    const [count, setCount] = useState(12);
    const isFiltered = count < 12;
    return (
      <Suspense>
        <p id="count">
          Showing {count} of {12} places
        </p>
        <p id="alone">{`${count} places`}</p>
        <p id="mark">
          {isFiltered && <b>Filtered </b>}
          {isFiltered ? 'by' : 'All'} areas
          {!isFiltered && ' of the city'}
        </p>
        <button type="button" onClick={() => setCount((shown) => (shown === 12 ? 5 : 12))}>
          {isFiltered && <i>✓</i>}
          Step-free
        </button>
      </Suspense>
    );
  }

  /** How a translator can replace a text node with an element. */
  const replacements: Record<string, (text: Text, font: Element) => void> = {
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

  /** Translates untranslated texts to capitals, with Chrome's markup. */
  async function translate(replace = replacements.replaced!) {
    const walker = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter((text) => text.parentElement!.localName !== 'font')) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      inner.textContent = text.data.toUpperCase();
      replace(text, outer);
    }
    // Mutation records are delivered in a microtask.
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

  /** Hydrates the page as `main.tsx` does. @param before - runs before hydration */
  async function hydrate(before = async () => {}, page = <List />) {
    const onChildChanges = recordChildChanges();
    await before();
    onChildChanges(findTranslations);
    allowTranslation();
    await act(async () => {
      root = hydrateRoot(document.getElementById('root')!, page, {
        onRecoverableError: errors,
        onUncaughtError: errors,
      });
    });
  }

  const press = () => act(async () => document.querySelector('button')!.click());

  test.each(Object.entries(replacements))(
    'A page translated before hydration stays translated and works: texts %s',
    async (_, replace) => {
      await hydrate(() => translate(replace));
      expect(errors).not.toHaveBeenCalled();
      expect(upper()).toEqual(ALL);
      expect(document.querySelectorAll('p > font')).toHaveLength(9);
      for (const expected of [SOME, ALL, SOME]) {
        await press();
        expect(upper()).toEqual(expected);
        await translate(replace);
        expect(upper()).toEqual(expected);
      }
      expect(errors).not.toHaveBeenCalled();
    },
  );

  test.each(Object.entries(replacements))(
    'A page translated after hydration works: texts %s',
    async (_, replace) => {
      await hydrate();
      for (const expected of [SOME, ALL, SOME]) {
        await translate(replace);
        await press();
        expect(upper()).toEqual(expected);
      }
      expect(errors).not.toHaveBeenCalled();
    },
  );

  test('An unknown replacement of a text does not throw and is not shown twice', async () => {
    await hydrate();
    for (const text of [...document.getElementById('mark')!.childNodes])
      text.replaceWith(document.createElement('u'));
    await press();
    await press();
    expect(errors).not.toHaveBeenCalled();
    expect(shown().slice(0, 2)).toEqual(['Showing 12 of 12 places', '12 places']);
  });
});
