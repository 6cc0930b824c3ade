import type { ScreenContext } from '@guide/contracts/module';
import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { pubId, pubs } from '../src/content/pubs';
import PubDetail from '../src/screens/PubDetail';
import { LocationPanel } from '../src/screens/PubDetail/Panels';
import { PubLinks } from '../src/screens/PubDetail/PubHero';
import { clockAt, Frame, host, noService, serviceWith, setUpNoon, visit } from './support/visit';

const george = pubs[0]!;
const context = (id?: string) => ({ params: { id }, site: host(noService).site }) as unknown as ScreenContext;
const panel = (name: string) => screen.getByRole('region', { name });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const target = (link: HTMLElement) => [link.getAttribute('href'), link.getAttribute('target')];

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
])('PUB-01 D-38 the id %p is parsed as %p', (text, id) => {
  expect(pubId(text)).toBe(id);
});

test('PUB-02 D-81 number, name, rating, established year, price range and description', () => {
  visit(PubDetail, { id: '5' });
  const hero = within(screen.getByRole('heading', { level: 1 }).closest('header')!);
  for (const text of ['5', 'The French House', '4.2', 'Est. 1891', '£££', pubs[4]!.description])
    hero.getByText(text);
  hero.getByText("Ratings are our own, not visitors'.");
});

test('D-91 the row of today shows a public holiday on screens, and the usual hours on paper', () => {
  clockAt(Date.UTC(2026, 11, 25, 12));
  visit(PubDetail, { id: '1' });
  const today = within(panel('Opening Hours')).getByText('Friday').nextElementSibling!;
  expect([...today.children].map((part) => [part.getAttribute('data-print'), part.textContent])).toEqual([
    ['hide', 'Closed'],
    ['only', '11:00–23:00'],
  ]);
  screen.getByText('Closed today');
});

test('PUB-03 PUB-07 PUB-08 PUB-09 PUB-10 PUB-12 note, location, hours with today marked, specialties, all features, tips, link back', () => {
  visit(PubDetail, { id: '1' });
  within(panel('Historic Significance')).getByText(george.historicalNote);
  const location = panel('Location & Contact').textContent;
  for (const part of ['77 Borough High Street', 'SE1 1NH', 'Southwark', '020 7407 2056', '51.5042, −0.0900'])
    expect(location).toContain(part);
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
  const special = panel('What Makes It Special');
  expect(special.textContent).toContain(george.specialties.join(', '));
  const features = within(special).getAllByRole('listitem');
  expect(features.map((item) => item.textContent)).toEqual(george.features);
  expect(george.features.length).toBeGreaterThan(4);
  const tips = panel('Visitor Tips').textContent;
  expect(tips).toContain(`Best time${george.tips.bestTime}`);
  expect(tips).toContain('Getting thereSouthwark. Check Transport for London before you set out.');
  expect(tips).toContain(`What to order${george.tips.whatToOrder}`);
  const back = screen.getByRole('link', { name: 'Back to Top London Pubs' });
  expect(back.getAttribute('href')).toBe('/top-london-pubs');
});

test('PUB-04 PUB-05 PUB-06 EXT-03 D-60 website, directions and map open in new tabs', () => {
  visit(PubDetail, { id: '1' });
  const directions = [
    'https://www.google.com/maps/dir/?api=1&destination=77%20Borough%20High%20Street%2C%20SE1%201NH',
    '_blank',
  ];
  const hero = within(screen.getByRole('heading', { level: 1 }).closest('header')!);
  const website = [george.website, '_blank'];
  expect(target(hero.getByRole('link', { name: 'Visit Website' }))).toEqual(website);
  expect(target(hero.getByRole('link', { name: 'Directions' }))).toEqual(directions);
  expect(target(hero.getByRole('link', { name: 'Open in Maps' }))).toEqual([
    'https://www.openstreetmap.org/?mlat=51.5042&mlon=-0.09#map=18/51.5042/-0.09',
    '_blank',
  ]);
  expect(inBar()).toEqual([website, directions]);
});

const inBar = () =>
  within(screen.getByRole('navigation', { name: 'Website and directions' }))
    .getAllByRole('link')
    .map(target);

test('PUB-04 the bar of a pub without a website has only directions', async () => {
  const { website, ...without } = george;
  visit(PubDetail, { id: '1', fetch: serviceWith([without]) });
  await waitFor(() => expect(inBar()).toEqual([[expect.stringMatching(/dir/), '_blank']]));
});

test('PUB-04 PUB-07 a pub without website and phone number has no link and no row for them', () => {
  const { website, phoneNumber, ...without } = george;
  render(
    <Frame fetch={noService}>
      <PubLinks pub={without} />
      <LocationPanel pub={without} />
    </Frame>,
  );
  screen.getByText('Coordinates');
  expect(screen.queryByText(/Visit Website|Phone/)).toBeNull();
});

test.each(['11', '0', '12abc'])(
  'PUB-11 ERR-05 /pub/%s is "Pub Not Found" with a link back, and 404',
  async (id) => {
    visit(PubDetail, { id });
    expect(title()).toBe('Pub Not Found');
    const back = screen.getByRole('link', { name: 'Back to Top Pubs' });
    expect(back.getAttribute('href')).toBe('/top-london-pubs');
    expect(await PubDetail.load!(context(id))).toEqual({ status: 404 });
    expect(PubDetail.head(context(id))!.noIndex).toBe(true);
  },
);

test('D-45 EXT-04 the page is complete without a request, and updated by /api/pubs/{id}', async () => {
  const fetch = jest.fn(noService);
  const html = renderToString(
    <Frame fetch={fetch}>
      <PubDetail.Component params={{ id: '2' }} />
    </Frame>,
  );
  expect(html).toContain('145 Fleet Street');
  expect(html).not.toContain('style=');
  expect(fetch).not.toHaveBeenCalled();
  visit(PubDetail, { id: '2', fetch: serviceWith([{ ...pubs[1]!, historicalNote: 'News.' }]) });
  await screen.findByText('News.');
});

test("D-44 the opening state is current in the city's time zone", () => {
  clockAt(Date.parse('2026-12-25T12:00Z'));
  visit(PubDetail, { id: '1' });
  screen.getByText('Closed today');
});

test('D-26 JSON-LD has a BarOrPub and a BreadcrumbList, without ratings', () => {
  const head = PubDetail.head(context('1'))!;
  expect(head.title).toBe('The George Inn | London Tourist Guide');
  expect(head.canonical).toBe('/pub/1');
  expect(head.jsonLd).toEqual([
    expect.objectContaining({
      '@type': 'BarOrPub',
      name: 'The George Inn',
      telephone: '020 7407 2056',
      sameAs: expect.stringMatching(/^https:/),
    }),
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  ]);
  expect(JSON.stringify(head.jsonLd)).not.toMatch(/rating/i);
  const [bar] = head.jsonLd as [
    { openingHoursSpecification: object[]; specialOpeningHoursSpecification: object[] },
  ];
  expect(bar.specialOpeningHoursSpecification[0]).toMatchObject({ opens: '00:00', closes: '00:00' });
  expect(bar.openingHoursSpecification).toHaveLength(7);
});

const text = expect.stringMatching(/\S/);
const texts = expect.arrayContaining([text]);

test('ENT-14 every pub has every field', () => {
  for (const pub of pubs) {
    expect(pub).toMatchObject({
      id: expect.any(Number),
      name: text,
      address: text,
      postcode: text,
      area: text,
      description: text,
      established: expect.stringMatching(/\d{2}/),
      specialties: texts,
      openingHours: expect.any(Object),
      coordinates: expect.any(Object),
      features: texts,
      rating: expect.any(Number),
      priceRange: text,
      imageUrl: expect.stringMatching(/^\/images\/[a-z0-9-]+\.svg$/),
      historicalNote: text,
    });
    expect(pub.website ?? 'https://').toMatch(/^https:\/\//);
    expect(pub.phoneNumber ?? '020 7407 2056').toMatch(/^0[\d ]{9,12}$/);
  }
});
