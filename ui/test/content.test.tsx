import { readFileSync } from 'node:fs';
import type { Facts } from '@guide/contracts/api';
import { accessRows, visitRows } from '@guide/contracts/place';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import {
  Badge,
  ButtonLink,
  CardPicture,
  Container,
  DetailHead,
  EmptyState,
  ErrorPanel,
  FactRows,
  Grid,
  type LinkProps,
  MapPanel,
  MapPlace,
  MapStill,
  MiniCard,
  PageHead,
  Pager,
  Panel,
  Rating,
  RatingsNote,
  SectionHead,
  SiteProvider,
  SkeletonGrid,
  Spinner,
  StarRating,
  TextCredit,
  ToastCard,
  thousands,
} from '../src';
import { pageWindow } from '../src/Pager/pageWindow';
import type { StarRule } from '../src/StarRating/fullStars';

const tower = {
  to: '/attraction/1',
  title: 'Tower of London',
  imageUrl: '/images/tower-of-london.svg',
  place: 'Tower Hill, London',
  description: 'A royal fortress since 1078.',
  rating: 4.7,
  price: '£££',
};

test('GEN-02 a row shows picture, rating, area, price and description, and is one link', () => {
  render(<MiniCard {...tower} />);
  const card = within(screen.getByRole('article'));
  for (const words of ['4.7', 'Tower Hill, London', '£££', 'A royal fortress since 1078.']) {
    expect(card.getByText(words)).toBeTruthy();
  }
  expect(screen.getByRole('article').querySelector('[data-state]')).not.toBeNull();
  const heading = within(screen.getByRole('heading', { level: 3 }));
  expect(card.getAllByRole('link')).toEqual([heading.getByRole('link', { name: 'Tower of London' })]);
});

test('components show no rating in a city without ratings', () => {
  const link = ({ to, ...anchor }: LinkProps) => <a href={to} {...anchor} />;
  const { container } = render(
    <SiteProvider link={link} saveData={false} ratings={false}>
      <MiniCard {...tower} />
      <StarRating rule="list" rating={4.7} reviewCount={12} />
      <RatingsNote />
    </SiteProvider>,
  );
  expect(container.querySelector('[data-star]')).toBeNull();
  expect(container.textContent).toBe('Tower of LondonA royal fortress since 1078.£££Tower Hill, London');
});

test('a picture shows its number and all badges, which wrap', () => {
  const words = ['One', 'Two', 'Three', 'Four', 'Five'];
  const badges = words.map((word) => <Badge key={word}>{word}</Badge>);
  render(<CardPicture src="/images/a.svg" alt="" badges={badges} number={7} />);
  const labels = screen.getByText('7').parentElement!;
  expect([...labels.children].map(({ textContent }) => textContent)).toEqual(['7', ...words]);
  expect(readFileSync('ui/src/Card/Card.module.css', 'utf8')).toMatch(/\.labels \{[^}]*flex-wrap: wrap/);
});

test('a grid is a list without empty items', () => {
  render(
    <Grid label="Attractions">
      <MiniCard {...tower} />
      {null}
      {false}
      <MiniCard {...tower} />
    </Grid>,
  );
  expect(within(screen.getByRole('list', { name: 'Attractions' })).getAllByRole('listitem')).toHaveLength(2);
});

test('HOME-22 a loading list is announced, and its skeletons are hidden from screen readers', () => {
  const { container } = render(<SkeletonGrid label="Loading London's finest..." count={6} />);
  expect(screen.getByRole('status').textContent).toBe("Loading London's finest...");
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  expect(container.querySelectorAll('li')).toHaveLength(6);
});

test('the page title is focusable', () => {
  render(<PageHead title="London Attractions" kicker="Discover" lead="All of them." />);
  const title = screen.getByRole('heading', { level: 1, name: 'London Attractions' });
  title.focus();
  expect(document.activeElement).toBe(title);
});

test('a section is named by its heading', () => {
  render(
    <Container section labelledBy="nearby">
      <SectionHead id="nearby" title="Nearby Attractions" link={{ to: '/all', label: 'All attractions' }} />
    </Container>,
  );
  const section = screen.getByRole('region', { name: 'Nearby Attractions' });
  expect(within(section).getByRole('link', { name: 'All attractions' }).getAttribute('href')).toBe('/all');
});

test('a detail head is a heading of level 2', () => {
  render(<DetailHead title="About" />);
  expect(screen.getByRole('heading', { level: 2, name: 'About' })).toBeTruthy();
});

test('a panel is named by its heading', () => {
  render(
    <Panel title="Opening Hours" level={3}>
      Daily
    </Panel>,
  );
  expect(within(screen.getByRole('region', { name: 'Opening Hours' })).getByText('Daily')).toBeTruthy();
});

test.each([
  [1, 3, [1, 2, 3]],
  [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
  [3, 12, [1, 2, 3, 4, 'gap', 12]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [12, 12, [1, 'gap', 11, 12]],
])('a pager on page %i of %i shows %j', (page, pages, entries) => {
  expect(pageWindow(page, pages)).toEqual(entries);
});

test.each([
  [1, ['Page 1', 'Page 2', 'Page 3', 'Next page'], [1, 2, 3, 2]],
  [2, ['Previous page', 'Page 1', 'Page 2', 'Page 3', 'Next page'], [1, 1, 2, 3, 3]],
  [3, ['Previous page', 'Page 1', 'Page 2', 'Page 3'], [2, 1, 2, 3]],
])(
  'a pager on page %i of 3 has the links %j to the pages %j and marks the current one',
  (page, names, to) => {
    render(<Pager page={page} pages={3} pathOf={(other) => `/list?page=${other}`} />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(names);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(to.map((other) => `/list?page=${other}`));
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(String(page));
  },
);

test('a single page has no pager', () => {
  const { container } = render(<Pager page={1} pages={1} pathOf={() => '/'} />);
  expect(container.innerHTML).toBe('');
});

test('an error panel names the failure and offers a retry and another action', () => {
  const onRetry = jest.fn();
  render(
    <ErrorPanel
      title="The map could not be loaded"
      text="The rest of the guide still works."
      onRetry={onRetry}
    >
      <ButtonLink to="/london-attractions">Show the list</ButtonLink>
    </ErrorPanel>,
  );
  expect(screen.getByRole('alert').textContent).toContain('The rest of the guide still works.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Show the list' })).toBeTruthy();
});

test('the retry button is disabled during a retry', () => {
  render(<ErrorPanel title="Failed" text="The rest works." onRetry={() => {}} retrying />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Trying...' }).disabled).toBe(true);
});

test('an empty state has a focusable heading of level 1', () => {
  render(<EmptyState title="Pub Not Found" text="There is no such pub." level={1} />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Pub Not Found' });
  expect(heading.tabIndex).toBe(-1);
});

test('a spinner is announced', () => {
  render(<Spinner label="Loading attraction details..." />);
  expect(screen.getByRole('status').textContent).toBe('Loading attraction details...');
});

test('D-17 a toast shows title, description and close button, in two variants', () => {
  const { container, rerender } = render(
    <ToastCard
      title="Invalid email"
      description="Please enter."
      variant="destructive"
      close={<button type="button" />}
    />,
  );
  expect(container.textContent).toBe('Invalid emailPlease enter.');
  expect(container.firstElementChild?.className).toContain('destructive');
  expect(screen.getByRole('button')).toBeTruthy();
  rerender(<ToastCard title="Successfully subscribed!" />);
  expect(container.firstElementChild?.className).not.toContain('destructive');
});

const panel = (places: React.ReactNode[] | null) => (
  <MapPanel head={<p>Showing 2 attractions</p>} title="Top 10 Attractions" expected={2} places={places}>
    <p>Map</p>
  </MapPanel>
);

test('a loading list reserves space for the expected rows', () => {
  const { container, rerender } = render(panel(null));
  const rows = () => container.querySelectorAll('ol > li');
  expect(rows()).toHaveLength(2);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  const classes = rows()[0]!.className;
  rerender(
    panel([
      <MapPlace key="1" number={1} name="Tower of London" note="Tower Hill" to="/attraction/1" />,
      <MapPlace key="2" number={null} name="Tower Bridge" note="Tower Hill" to="/attraction/9" />,
    ]),
  );
  expect([...rows()].map((row) => row.className)).toEqual([classes, classes]);
  const list = within(screen.getByRole('list', { name: 'Top 10 Attractions' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '1Tower of LondonTower Hill',
    'Tower BridgeTower Hill',
  ]);
});

test('a place in the list is a link to its page, or a button that shows it on the map', () => {
  const show = jest.fn();
  const place = { number: 1, name: 'Tower of London', note: 'Tower Hill' };
  render(panel([<MapPlace key="1" {...place} chosen onPress={show} />]));
  fireEvent.click(screen.getByRole('button', { name: /Tower of London.*, show on the map$/ }));
  expect(show).toHaveBeenCalledTimes(1);
});

test('the static map has a picture for each theme with the same alternative text', () => {
  const { container } = render(<MapStill alt="Map of central London" sizes="280px" />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const images = [...container.querySelectorAll('img')];
  expect(images.map((image) => image.getAttribute('src')?.split('?')[0])).toEqual([
    '/images/map-still.svg',
    '/images/map-still-dark.svg',
  ]);
  expect(images.map((image) => image.alt)).toEqual(['Map of central London', 'Map of central London']);
});

test.each<[title: string, rule: StarRule, rating: number, full: number]>([
  ['ATT-44 detail pages', 'detail', 4.7, 5],
  ['ATT-44 detail pages', 'detail', 4.5, 5],
  ['ATT-44 detail pages', 'detail', 4.49, 4],
  ['ATT-44 detail pages', 'detail', 5, 5],
  ['ATT-44 detail pages', 'detail', 0, 0],
  ['VAL-01 SEARCH-19 elsewhere', 'list', 4.9, 4],
  ['VAL-01 SEARCH-19 elsewhere', 'list', 5, 5],
])('%s (%s): a rating of %s gives %i full stars', (_, rule, rating, full) => {
  const { container } = render(<StarRating rating={rating} rule={rule} />);
  /** Stars in a path: each is closed. */
  const starsOf = (kind: string) =>
    (container.querySelector(`[data-star=${kind}]`)?.getAttribute('d') ?? '').split('z').length - 1;
  expect([starsOf('full'), starsOf('empty')]).toEqual([full, 5 - full]);
  expect(container.querySelector('[data-stars]')!.getAttribute('data-stars')).toBe(String(full));
});

test('VAL-01 a single star icon next to the number does not count stars', () => {
  const { container } = render(<Rating rating={4.7} />);
  expect(container.querySelectorAll('svg').length).toBe(1);
  expect(container.querySelectorAll('[data-star]').length).toBe(0);
});

test('D-27 the rating and the number of reviews are always shown', () => {
  const { container } = render(<Rating rating={4.5} reviewCount={1} />);
  expect(container.textContent).toContain('4.5');
  expect(container.textContent).toContain('(1 review)');
  render(<Rating rating={4} reviewCount={1200} />, { container });
  expect(container.textContent).toContain('4.0');
  expect(container.textContent).toContain('(1,200 reviews)');
});

test('thousands are separated by commas', () => {
  for (const count of [0, 7, 999, 1000, 23_456, 999_999, 1_000_000, 1_234_567_890]) {
    expect(thousands(count)).toBe(count.toLocaleString('en-GB'));
  }
});

test('each known fact of a restaurant and an attraction has an icon in the column before its name', () => {
  const facts = {
    ...{ lift: 'yes', hearingLoop: 'no', cloakroom: 'partly', diet: { vegan: 'yes' } },
    ...{ booking: 'needed', minutesNeeded: [30, 60], ages: [4, 9], setting: 'indoor', goodInRain: true },
    admission: { free: true },
    station: { name: 'Bank', stepFree: 'yes' },
  } as Facts;
  const site = { currency: 'GBP', locale: 'en-GB', transport: { authority: 'T', url: '/', word: 'tram' } };
  for (const category of ['restaurant', 'attraction'] as const) {
    const rows = [...accessRows(facts), ...visitRows({ facts, category, hours: undefined }, site)];
    const { container, unmount } = render(<FactRows rows={rows} />);
    const known = [...container.querySelectorAll('[data-answer]:not([data-answer=unknown])')];
    expect(known.length).toBeGreaterThan(5);
    for (const row of known)
      expect([row.textContent, row.firstElementChild!.tagName]).toEqual([row.textContent, 'svg']);
    unmount();
  }
});

const CREDITS = [
  {
    name: 'Wikivoyage',
    by: 'Wikivoyage contributors',
    licence: 'CC BY-SA 4.0',
    licenceUrl: 'https://cc.example/',
  },
  { name: 'Notes', licence: 'MIT' },
];

test.each<[string, { credit?: string; url?: string } | undefined, string, string[]]>([
  [
    'of its source',
    { credit: 'Wikivoyage', url: 'https://voyage.example/Testford' },
    'Text: Wikivoyage contributors, CC BY-SA 4.0',
    ['https://voyage.example/Testford', 'https://cc.example/'],
  ],
  ['without addresses', { credit: 'Notes' }, 'Text: Notes, MIT', ['/credits', '/credits']],
  ['of data', { credit: 'OpenStreetMap' }, '', []],
  ['without a source', undefined, '', []],
])('the credit of a text %s', (_title, source, text, links) => {
  const { container } = render(<TextCredit source={source} credits={CREDITS} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(links);
});

test('a city without credits shows none', () => {
  const { container } = render(<TextCredit source={{ credit: 'Notes' }} credits={undefined} />);
  expect(container.innerHTML).toBe('');
});
