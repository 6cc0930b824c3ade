import site from '@guide/city/site.json' with { type: 'json' };
import type { Screen } from '@guide/contracts/module';
import { programTexts, withTexts } from '@guide/contracts/texts/program';
import { createScreenHarness, NOON, servedSite } from '@guide/module/testing';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { pubs } from '../src/content/pubs';
import { eveningName } from '../src/crawl/evenings';
import { printedOn } from '../src/pub/days';
import PubDetail from '../src/screens/PubDetail';
import TopPubs from '../src/screens/TopPubs';
import { noService, setUpNoon } from './support/visit';

setUpNoon();

/** Shows a screen in a city that has coffee houses instead of pubs. */
function visitCoffeeHouses({ Component }: Screen, path = '/', id?: string) {
  const pub = { one: 'coffee house', many: 'coffee houses', title: 'Coffee Houses' };
  const host = { site: { ...servedSite(site), kinds: { pub } }, now: NOON, Widget: () => null };
  const { wrap } = createScreenHarness({ fetch: noService, path, host });
  return render(wrap(<Component params={{ id }} />)).container;
}

test('the texts of the list use the word of the city for pubs', () => {
  const container = visitCoffeeHouses(TopPubs, '/?crawl=all');
  screen.getByRole('heading', { name: 'Planning Your London Coffee House Walk' });
  const walks = within(screen.getByRole('list', { name: 'Coffee house walks' }));
  walks.getByText('All 10 coffee houses');
  expect(container.querySelector('summary')!.textContent).toMatch(/ round10 coffee houses · about /);
});

test('the empty list uses the word of the city for pubs', () => {
  visitCoffeeHouses(TopPubs, '/?chips=stepFree,rain,openLate&when=2026-12-25');
  screen.getByRole('heading', { name: 'No matching coffee houses' });
  screen.getByText(
    'None of the ten coffee houses matches all your choices. Remove a choice, or show all ten.',
  );
  screen.getByRole('link', { name: 'Show all ten' });
});

test('the page of an unknown pub uses the word of the city for pubs', () => {
  visitCoffeeHouses(PubDetail, '/pub/99', '99');
  screen.getByRole('heading', { name: 'Coffee House Not Found' });
  screen.getByText("We couldn't find the coffee house you're looking for.");
  screen.getByRole('link', { name: 'Back to Top Coffee Houses' });
});

test('areas and printed hours are shown in the language of the page', () => {
  const words = { Southwark: 'Südwerk', 'See the official site': 'Siehe Website' };
  const german = programTexts('de', {
    program: { Closed: 'Geschlossen', '{start} to {end}': '{start} bis {end}' },
  });
  const [first, last] = [pubs[0]!, pubs[1]!];
  const hoursOf = (monday: string) => {
    const pub = { ...first, openingHours: { ...first.openingHours, monday } };
    return printedOn(pub, { key: 'mon' }, { words });
  };
  withTexts(german, () => {
    expect(eveningName([first, last], { words })).toBe(`Südwerk bis ${last.area}`);
    expect(['Closed', 'See the official site', '11:00–23:00'].map(hoursOf)).toEqual([
      'Geschlossen',
      'Siehe Website',
      '11:00–23:00',
    ]);
  });
});
