import { NewsletterForm, Tabs } from '@guide/ui';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { recordInteractions } from '../src/bootstrap/interactions';
import { HydrationMarker } from '../src/loader/HydrationMarker';
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
