import { expect, test } from '@jest/globals';
import { act, fireEvent, render } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { PageRouter } from '../src/navigation/PageRouter';
import { site } from './support/site';

let go: ReturnType<typeof useNavigate>;

function Screen() {
  go = useNavigate();
  return null;
}

test('D-9 only a link to another path lets content follow the head: not a filter, not Back, not a later touch', async () => {
  history.replaceState({}, '', '/map');
  render(
    <PageRouter site={site}>
      <Screen />
    </PageRouter>,
  );
  const isPushed = () => document.documentElement.hasAttribute('data-pushed');
  const seen = [isPushed()];
  for (const path of ['/search', '/search?query=tower', '/map']) {
    await act(async () => go(path));
    seen.push(isPushed());
  }
  const shown = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    history.back();
    await shown;
  });
  expect(location.search).toBe('?query=tower');
  expect([...seen, isPushed()]).toEqual([false, true, false, true, false]);
  await act(async () => go('/map'));
  expect(isPushed()).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(isPushed()).toBe(false);
});
