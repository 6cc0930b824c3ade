import type { ReleaseChange } from '@guide/contracts/api';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
// Loaded ahead, so that the switch's own request for it is answered at once.
import '../src/frame/teams/TeamOutlines';
import { open, page } from './support/page';

const errors = jest.fn();
/** What the shell requests by itself. */
let requested: string[] = [];
let answer = async () => Response.json([]);
globalThis.fetch = (input) => {
  requested.push(String(input));
  return answer();
};
beforeEach(() => {
  requested = [];
  errors.mockClear();
  jest.spyOn(console, 'error').mockImplementation(errors);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('GEN-05 GEN-06 one header, one main area, one footer, and the toast region outside of it', () => {
  const { container } = open('/map');
  for (const role of ['banner', 'main', 'contentinfo']) expect(screen.getAllByRole(role)).toHaveLength(1);
  const region = container.querySelector('[data-toasts]')!;
  expect(screen.getByRole('main').contains(region)).toBe(false);
});

test.each(['/', '/nowhere'])(
  'D-51 %s is served as it hydrates, and without style attributes',
  async (path) => {
    const html = renderToString(page(path));
    expect(html).not.toContain(' style=');
    document.body.innerHTML = `<div id="root">${html}</div>`;
    const root = await act(async () =>
      hydrateRoot(document.getElementById('root')!, page(path), { onRecoverableError: errors }),
    );
    expect(errors).not.toHaveBeenCalled();
    act(() => root.unmount());
  },
);

test('GEN-08 nothing in the frame names another city', () => {
  expect(renderToString(page('/nowhere'))).not.toMatch(/london/i);
});

test('the debug switch labels every module with name, version and owner, and removes the labels', async () => {
  const { container } = await act(async () => open('/?teams'));
  const place = container.querySelector<HTMLElement>('[data-module="discover"]')!;
  expect(place.dataset.team).toBe('discover 1.0.0 · Team discover');
  fireEvent.keyDown(window, { shiftKey: true, altKey: true, code: 'KeyT' });
  expect(place.dataset.team).toBeUndefined();
});

test('the debug switch lists the latest changes of what is live, with who decided and why', async () => {
  const changes: ReleaseChange[] = [
    {
      module: 'pubs',
      action: 'halt',
      version: '1.1.0',
      at: '2026-11-22T10:30:00.000Z',
      by: 'gateway',
      reason: '7 of 40 pages failed',
    },
    {
      module: 'pubs',
      action: 'share',
      version: '1.1.0',
      at: '2026-11-22T10:00:00.000Z',
      by: 'team',
      percent: 10,
      commit: 'abc1234',
    },
  ];
  answer = async () => Response.json(changes);
  await act(async () => open('/?teams'));
  const list = await screen.findByRole('complementary', { name: 'Changes of what is live' });
  expect(requested).toEqual(['/api/modules/changes']);
  expect([...list.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '2026-11-22 10:30 UTC: pubs 1.1.0 taken back by the gateway: 7 of 40 pages failed',
    '2026-11-22 10:00 UTC: pubs 1.1.0 live for 10 % by its team from abc1234',
  ]);
});
