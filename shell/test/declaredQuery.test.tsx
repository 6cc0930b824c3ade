import { afterEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { useLocation, useSearchParams } from 'react-router-dom';
import { fulfilled } from '../src/loader/loader';
import { open, page, release } from './support/page';

/** Shows what of the query a module reads, as text and as a number of nodes. */
function Query() {
  const [search] = useSearchParams();
  return (
    <ul aria-label={useLocation().search}>
      {[...search].map(([name, value]) => (
        <li key={name}>{`${name} ${value}`}</li>
      ))}
    </ul>
  );
}
const screen = { head: () => ({ title: 'A screen', description: 'Of a module' }), Component: Query };
const modules = { screen: () => fulfilled(screen) };
const claims = { screens: { Home: { query: ['day', 'walk'] } } };
const state = { modules: { discover: { ...release('discover'), claims } } };
const namesIn = (root: ParentNode) => [...root.querySelectorAll('main li')].map((item) => item.textContent);

afterEach(() => {
  document.body.innerHTML = '';
});

test('a name that a screen does not declare is not there on the server or in the browser, so hydration fits', async () => {
  // The gateway renders with the declared part of the query.
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page('/?day=2&walk=yes', state, modules));
  expect(namesIn(root)).toEqual(['day 2', 'walk yes']);
  const onRecoverableError = jest.fn();
  await act(async () => {
    hydrateRoot(root, page('/?walk=yes&secret=1&day=2', state, modules), { onRecoverableError });
  });
  expect(onRecoverableError.mock.calls).toEqual([]);
  expect(namesIn(root)).toEqual(['day 2', 'walk yes']);
});

test('a screen of a module that declares nothing reads the whole query, and so does one that a developer works on', () => {
  const undeclared = { modules: { discover: release('discover') } };
  for (const input of [undeclared, { ...state, moduleOrigins: ['http://localhost:4200'] }]) {
    const { container, unmount } = open('/?secret=1&day=2', input, modules);
    expect(namesIn(container)).toEqual(['secret 1', 'day 2']);
    unmount();
  }
});
