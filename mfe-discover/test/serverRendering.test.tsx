import type { Screen } from '@guide/contracts/module';
import { NOON } from '@guide/module/testing';
import { expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { screens } from '../src';
import { LISTING } from './support/attractionPage';
import { setUp } from './support/visit';

const OWN_RATINGS = 'Ratings are our own';

const pages: [name: string, screen: Screen, path: string, params: Record<string, string>, texts: string[]][] =
  [
    [
      'Home',
      screens.Home!,
      '/',
      {},
      ['London, in the best light', '100+', OWN_RATINGS, 'British Museum', 'Westminster Abbey'],
    ],
    [
      'Attractions',
      screens.Attractions!,
      '/london-attractions',
      {},
      ['96 attractions', 'Kew Gardens', 'Show more', OWN_RATINGS],
    ],
    [
      'TopAttractions',
      screens.TopAttractions!,
      '/top-attractions',
      {},
      ['Family friendly', 'Book Ahead', OWN_RATINGS],
    ],
    [
      'the Tower',
      screens.Attraction!,
      '/tower-of-london',
      { id: '1' },
      ['from £29.90', 'Tate Modern', OWN_RATINGS],
    ],
    [
      'Attractions near a start (D-86)',
      screens.Attractions!,
      '/london-attractions?from=russell-square&within=10',
      {},
      ['of Russell Square, nearest first', 'British Museum', 'about 7 min walk', 'popover="auto"'],
    ],
    [
      'Restaurants at another time (D-88)',
      screens.Restaurants!,
      '/restaurants?maxPrice=%C2%A3%C2%A3&from=russell-square&chips=openNow&when=2026-11-20T19:00',
      {},
      [
        'Ciao Bella',
        'Up to ££',
        'Lowest Price',
        'open first',
        'nearest to Russell Square first',
        OWN_RATINGS,
      ],
    ],
    ['a museum', screens.Attraction!, '/attraction/12', { id: '12' }, ['National Gallery', 'Fun Facts']],
    ['nothing', screens.Attraction!, '/attraction/9999', { id: '9999' }, ['Attraction Not Found']],
  ];

test.each(pages)(
  'D-28 D-44 D-81 the server renders %s without inline styles, and it hydrates without errors',
  async (_name, screen, path, params, texts) => {
    jest.useFakeTimers({ now: NOON, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick'] });
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { page, context } = setUp({ path, params });
    await screen.load?.(context);
    log.mockClear();
    const html = renderToString(page(screen));
    for (const text of texts) expect(html).toContain(text);
    expect(html).not.toMatch(/ style="/);

    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = html;
    const recoverableErrors: unknown[] = [];
    const hydrated = await act(async () =>
      hydrateRoot(root, page(screen), { onRecoverableError: (error) => recoverableErrors.push(error) }),
    );
    expect(recoverableErrors).toEqual([]);
    const messages = log.mock.calls.map(String).filter((line) => !line.startsWith('404:'));
    expect(messages).toEqual([]);
    await act(async () => hydrated.unmount());
    jest.useRealTimers();
  },
);

test('the server renders chips with counts and the filtered list', async () => {
  const places = [
    { ...LISTING, id: 1, name: 'Open and free' },
    { ...LISTING, id: 2, name: 'With a lift', facts: { stepFreeEntrance: 'yes', goodInRain: true } },
  ];
  const { page, context } = setUp({
    path: '/london-attractions?chips=stepFree,rain&area=Bloomsbury',
    responses: { '/api/listings': { body: places } },
  });
  await screens.Attractions!.load!(context);
  const html = renderToString(page(screens.Attractions!));
  expect(html).toContain('With a lift');
  expect(html).not.toContain('Open and free');
  expect(html).toContain('href="/london-attractions?area=Bloomsbury&amp;chips=rain"');
  expect(html).toContain('value="stepFree,rain"');
});
