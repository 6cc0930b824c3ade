import type { Pub } from '@guide/contracts/api';
import type { ScreenContext } from '@guide/contracts/module';
import { expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { pubs } from '../src/content/pubs';
import PubDetail from '../src/screens/PubDetail';
import { LocationPanel } from '../src/screens/PubDetail/LocationPanel';
import { PubLinks } from '../src/screens/PubDetail/PubLinks';
import { pubId } from '../src/screens/PubDetail/pubId';
import { clockAt, setUpNoon } from './support/time';
import { Frame, host, noService, serviceWith, visit } from './support/visit';

const george = pubs[0]!;
const context = (id?: string) => ({ params: { id }, site: host(noService).site }) as unknown as ScreenContext;
const panel = (name: string) => screen.getByRole('region', { name });
const inFrame = (node: React.ReactNode) => render(<Frame fetch={noService}>{node}</Frame>);

setUpNoon();

test.each([
  [undefined, 1],
  ['', 1],
  ['7', 7],
  ['10', 10],
  ['12abc', null],
  ['-1', null],
  ['1.5', null],
  ['abc', null],
])('PUB-01 D-38 the id %p is read as %p', (text, id) => {
  expect(pubId(text)).toBe(id);
});

test('PUB-01 without an id pub 1 is shown', () => {
  visit(PubDetail);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The George Inn');
});

test('PUB-02 number, name, rating, established year, price range and description', () => {
  visit(PubDetail, { id: '5' });
  const hero = within(screen.getByRole('heading', { level: 1 }).closest('header')!);
  for (const text of ['5', 'The French House', '4.2', 'Est. 1891', '£££', pubs[4]!.description]) {
    expect(hero.getByText(text)).toBeTruthy();
  }
});

test('PUB-03 the note "Historic Significance"', () => {
  visit(PubDetail, { id: '1' });
  expect(within(panel('Historic Significance')).getByText(george.historicalNote)).toBeTruthy();
});

test('PUB-04 EXT-03 "Visit Website" only for a pub with a website, in a new tab', () => {
  const { unmount } = inFrame(<PubLinks pub={george} />);
  const link = screen.getByRole('link', { name: 'Visit Website' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([george.website, '_blank']);
  unmount();
  const { website, ...without } = george;
  inFrame(<PubLinks pub={without} />);
  expect(screen.queryByRole('link', { name: 'Visit Website' })).toBeNull();
});

test('PUB-05 D-60 "Directions" searches address and postcode in a new tab', () => {
  visit(PubDetail, { id: '1' });
  const link = screen.getByRole('link', { name: 'Directions' });
  expect(link.getAttribute('href')).toBe(
    'https://www.google.com/maps/search/?api=1&query=77%20Borough%20High%20Street%2C%20SE1%201NH',
  );
  expect(link.getAttribute('target')).toBe('_blank');
  const bar = within(screen.getByRole('navigation', { name: 'The way there' }));
  expect(bar.getByRole('link').getAttribute('href')).toBe(link.getAttribute('href'));
});

test('PUB-06 D-60 the third button opens a map at the coordinates in a new tab', () => {
  visit(PubDetail, { id: '1' });
  const link = screen.getByRole('link', { name: 'Open in Maps' });
  expect(link.getAttribute('href')).toBe(
    'https://www.openstreetmap.org/?mlat=51.5042&mlon=-0.09#map=18/51.5042/-0.09',
  );
  expect(link.getAttribute('target')).toBe('_blank');
});

test('PUB-07 "Location & Contact": address, postcode, area, phone, coordinates', () => {
  visit(PubDetail, { id: '1' });
  const text = panel('Location & Contact').textContent;
  for (const part of [
    '77 Borough High Street',
    'SE1 1NH',
    'Southwark',
    '020 7407 2056',
    '51.5042, −0.0900',
  ]) {
    expect(text).toContain(part);
  }
});

test('PUB-07 no phone row for a pub without a number', () => {
  const { phoneNumber, ...withoutPhone } = george;
  inFrame(<LocationPanel pub={withoutPhone} />);
  expect(screen.queryByText('Phone')).toBeNull();
  expect(screen.getByText('Coordinates')).toBeTruthy();
});

test('PUB-08 "Opening Hours": one row per weekday, Monday to Sunday, today marked', () => {
  visit(PubDetail, { id: '1' });
  const rows = [...panel('Opening Hours').querySelectorAll('dl > div')];
  expect(rows.map((row) => row.textContent)).toEqual([
    'Monday11:00–23:00',
    'Tuesday11:00–23:00',
    'Wednesday11:00–23:00',
    'Thursday11:00–23:00',
    'Friday · today11:00–23:00',
    'Saturday11:00–00:00',
    'Sunday12:00–22:30',
  ]);
});

test('PUB-09 "What Makes It Special": specialties and all features', () => {
  visit(PubDetail, { id: '1' });
  const special = panel('What Makes It Special');
  expect(special.textContent).toContain(george.specialties.join(', '));
  expect(
    within(special)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(george.features);
  expect(george.features.length).toBeGreaterThan(4);
});

test('PUB-10 "Visitor Tips": best time, getting there, what to order', () => {
  visit(PubDetail, { id: '1' });
  const text = panel('Visitor Tips').textContent;
  expect(text).toContain(`Best time${george.tips.bestTime}`);
  expect(text).toContain('Getting thereSouthwark. Check Transport for London before you set out.');
  expect(text).toContain(`What to order${george.tips.whatToOrder}`);
});

test.each(['11', '0', '12abc'])(
  'PUB-11 ERR-05 /pub/%s is "Pub Not Found" with a link back, and 404',
  async (id) => {
    visit(PubDetail, { id });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pub Not Found');
    const back = screen.getByRole('link', { name: 'Back to Top Pubs' });
    expect(back.getAttribute('href')).toBe('/top-london-pubs');
    expect(await PubDetail.load!(context(id))).toEqual({ status: 404 });
    expect(PubDetail.head(context(id))!.noIndex).toBe(true);
  },
);

test('PUB-12 a found pub links "Back to Top London Pubs"', () => {
  visit(PubDetail, { id: '3' });
  const back = screen.getByRole('link', { name: 'Back to Top London Pubs' });
  expect(back.getAttribute('href')).toBe('/top-london-pubs');
});

test('D-45 EXT-04 the page is whole without a call, and refreshed by /api/pubs/{id}', async () => {
  const asked = jest.fn(noService);
  const html = renderToString(
    <Frame fetch={asked}>
      <PubDetail.Component params={{ id: '2' }} />
    </Frame>,
  );
  expect(html).toContain('145 Fleet Street');
  expect(html).not.toContain('style=');
  expect(asked).not.toHaveBeenCalled();
  visit(PubDetail, { id: '2', fetch: serviceWith([{ ...pubs[1]!, historicalNote: 'News.' }]) });
  expect(await screen.findByText('News.')).toBeTruthy();
});

test('D-44 the opening state is that of the city at this minute', () => {
  clockAt(Date.parse('2026-12-25T12:00Z'));
  visit(PubDetail, { id: '1' });
  expect(screen.getByText('Closed today')).toBeTruthy();
});

test('D-26 JSON-LD is a BarOrPub and a BreadcrumbList, without any rating', () => {
  const { title, jsonLd, canonical } = PubDetail.head(context('1'))!;
  expect(title).toBe('The George Inn | London Tourist Guide');
  expect(canonical).toBe('/pub/1');
  expect(jsonLd).toEqual([
    expect.objectContaining({ '@type': 'BarOrPub', name: 'The George Inn', telephone: '020 7407 2056' }),
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  ]);
  expect(JSON.stringify(jsonLd)).not.toMatch(/rating/i);
  const [bar] = jsonLd as [{ openingHoursSpecification: object[] }];
  expect(bar.openingHoursSpecification).toHaveLength(7);
});

const RANGES = /^(Closed|\d\d:\d\d–\d\d:\d\d(, \d\d:\d\d–\d\d:\d\d)*)$/;
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const text = expect.stringMatching(/\S/);
const texts = expect.arrayContaining([text]);

test.each(pubs.map((pub) => [pub.name, pub] as const))('ENT-14 %s has every field of a pub', (_, pub) => {
  expect(pub).toMatchObject({
    id: expect.any(Number),
    name: text,
    address: text,
    postcode: expect.stringMatching(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/),
    area: text,
    description: text,
    established: expect.stringMatching(/\d{2}/),
    specialties: texts,
    openingHours: Object.fromEntries(WEEK.map((day) => [day, expect.stringMatching(RANGES)])),
    features: texts,
    rating: expect.any(Number),
    priceRange: text,
    imageUrl: expect.stringMatching(/^\/images\/[a-z0-9-]+\.svg$/),
    historicalNote: text,
  });
  // Within Greater London, and not the other way round.
  expect(Math.abs(pub.coordinates.lat - 51.5)).toBeLessThan(0.2);
  expect(Math.abs(pub.coordinates.lng + 0.1)).toBeLessThan(0.4);
  if (pub.website !== undefined) expect(pub.website).toMatch(/^https:\/\//);
  if (pub.phoneNumber !== undefined) expect(pub.phoneNumber).toMatch(/^0[\d ]{9,12}$/);
});

test('ENT-15 ENT-16 ids 1 to 10, ratings 4.0 to 4.4, £££ for 5 and 9 only', () => {
  expect(pubs.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(pubs.every(({ rating }) => rating >= 4 && rating <= 4.4)).toBe(true);
  const dear = (pub: Pub) => pub.priceRange === '£££';
  expect(pubs.filter(dear).map(({ id }) => id)).toEqual([5, 9]);
  expect(pubs.filter((pub) => !dear(pub)).every(({ priceRange }) => priceRange === '££')).toBe(true);
});
