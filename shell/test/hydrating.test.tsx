import { NewsletterForm, Tabs } from '@guide/ui';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { recordChildChanges } from '../src/bootstrap/childChanges';
import { recordInteractions } from '../src/bootstrap/interactions';
import { HydrationMarker } from '../src/loader/HydrationMarker';
import { allowTranslation, findTranslations, showServedTexts } from '../src/translation';
import { site } from './support/site';

/** A page with a list and two radio buttons. */
function Page({ onChoice }: { onChoice: (value: string) => void }) {
  const [area, setArea] = useState('All Areas');
  const [sort, setSort] = useState('Price');
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

test('a choice made while React hydrates is the one that it hears of, and the only one', async () => {
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
    // Both would have hydrated it at once.
    expect(markHydrated).not.toHaveBeenCalled();
  });
  expect(markHydrated).toHaveBeenCalledTimes(1);
  expect(chosen.sort()).toEqual(['Name', 'Westminster']);
  expect([list.value, byName.checked]).toEqual(['Westminster', true]);
});

test('a tab that is pressed early is shown as selected at once, and its panel when the page is hydrated', async () => {
  const tabs = ['Museums', 'Parks'].map((label) => ({ id: label, label, panel: `All ${label}` }));
  const page = (
    <Suspense>
      <Tabs label="Kinds" tabs={tabs} />
      <HydrationMarker />
    </Suspense>
  );
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  const interactions = recordInteractions();
  Object.assign(window, { guideBootstrap: { markHydrated: interactions.replay } });
  const shown = () => [
    ...[...document.querySelectorAll('[role=tab]')].map((tab) => tab.getAttribute('aria-selected')),
    document.querySelector('[role=tabpanel]')!.textContent,
  ];
  document.querySelectorAll<HTMLElement>('[role=tab]')[1]!.click();
  expect(shown()).toEqual(['false', 'true', 'All Museums']);
  await act(async () => {
    hydrateRoot(document.getElementById('root')!, page);
  });
  expect(shown()).toEqual(['false', 'true', 'All Parks']);
});

test('an address that is submitted to the newsletter before the page is hydrated is sent then', async () => {
  const subscribe = jest.fn(async (_: { email: string }) => {});
  const toast = jest.fn();
  const { product, newsletter } = site;
  const page = (
    <Suspense>
      <NewsletterForm host={{ site: { product, newsletter }, now: 0, api: { subscribe }, toast }} />
      <HydrationMarker />
    </Suspense>
  );
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  const interactions = recordInteractions();
  Object.assign(window, { guideBootstrap: { markHydrated: interactions.replay } });
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

describe('translation', () => {
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

  test.each(Object.entries(ways))(
    'a page translated after it was hydrated works: texts %s',
    async (_, way) => {
      await hydrate();
      for (const expected of [SOME, ALL, SOME]) {
        await translate(way);
        await press();
        expect(upper()).toEqual(expected);
      }
      expect(errors).not.toHaveBeenCalled();
    },
  );

  test('a text that was replaced in an unknown way neither fails nor is shown twice', async () => {
    await hydrate();
    for (const text of [...document.getElementById('mark')!.childNodes])
      text.replaceWith(document.createElement('u'));
    await press();
    await press();
    expect(errors).not.toHaveBeenCalled();
    expect(shown().slice(0, 2)).toEqual(['Showing 12 of 12 places', '12 places']);
  });
});
