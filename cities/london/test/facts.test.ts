/** Checks facts and synonyms against the other files of the pack. */
import type { PlaceTexts } from '@guide/contracts/api';
import { describe, expect, test } from '@jest/globals';
import { line, of, read } from './drawn';
import { metres } from './plane';

interface Listing {
  id: number;
  name: string;
  category: string;
  subcategory: string;
  area: string;
  description: string;
  shortDescription: string;
  priceRange: string;
  lat: number;
  lng: number;
  stations?: string[];
  timeNeeded?: string;
  forWhom?: string;
  familyFriendly?: boolean;
  hours?: { lastEntryMinutes?: number };
  additionalInfo?: { openingHours?: string; website?: string; bookingUrl?: string; highlights?: string[] };
}
interface Facts {
  lift?: string;
  stepFreeEntrance?: string;
  setting?: string;
  booking?: string;
  admission?: { free?: true; adult?: number; adultTo?: number; year?: number };
  cuisine?: string[];
  diet?: { vegetarian?: string };
  minutesNeeded?: [number, number];
  ages?: [number, number];
  goodInRain?: boolean;
  station?: { name: string; stepFree?: string };
  source: { kind: string; lookedAt?: string };
}
const listings: Listing[] = JSON.parse(read('listings.json'));
const facts: Record<string, Facts> = JSON.parse(read('facts.json'));
const texts: Record<string, PlaceTexts> = JSON.parse(read('texts.json'));
const synonyms: { words: string[]; text?: string }[] = JSON.parse(read('synonyms.json'));
const rich: Record<string, { visitInfo: { ticketFrom: string } }> = JSON.parse(read('attractions.json'));
const byId = new Map(listings.map((listing) => [listing.id, listing]));
const entries = Object.entries(facts).map(([id, of]) => ({ listing: byId.get(Number(id))!, of }));

describe('facts', () => {
  test('Give every attraction facts', () => {
    const missing = listings.filter(({ id, category }) => category === 'attraction' && !facts[id]);
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test('Match free admission with the price range Free', () => {
    for (const { listing, of } of entries)
      if (listing.category === 'attraction')
        expect([listing.name, of.admission?.free === true]).toEqual([
          listing.name,
          listing.priceRange === 'Free',
        ]);
  });

  test('ATT-33 ATT-34 ATT-35 ATT-36 Show the lowest price of the facts on fixed pages', () => {
    const said = Object.fromEntries(
      Object.entries(rich).map(([id, { visitInfo }]) => [
        id,
        Number(/£([\d.]+)/.exec(visitInfo.ticketFrom)![1]),
      ]),
    );
    const adults = Object.keys(said).map((id) => [id, facts[id]!.admission!.adult]);
    expect(Object.fromEntries(adults)).toEqual(said);
  });

  test('D-1 Give every paid attraction a price in pounds with its year', () => {
    const paid = listings.filter(
      ({ category, priceRange }) => category === 'attraction' && priceRange !== 'Free',
    );
    expect(paid.length).toBeGreaterThan(27);
    for (const { id, name } of paid) {
      const { adult = 0, adultTo = adult, year } = facts[id]!.admission!;
      expect([name, adult > 0, adultTo >= adult, adultTo <= 3 * adult]).toEqual([name, true, true, true]);
      expect([name, year]).toEqual([name, expect.any(Number)]);
    }
  });

  test('Say of every place whether it is good in rain', () => {
    const unsaid = listings.filter(({ id }) => facts[id]?.goodInRain === undefined);
    expect(unsaid.map(({ name }) => name)).toEqual([]);
  });

  test('Keep facts and texts about children consistent', () => {
    for (const { id, name, forWhom = '', familyFriendly } of listings) {
      const { ages } = facts[id]!;
      if (familyFriendly !== undefined) expect([name, ages !== undefined]).toEqual([name, familyFriendly]);
      if (/^(All ages|Famil|Everyone)/.test(forWhom))
        expect([name, ages?.[0]]).toEqual([name, expect.any(Number)]);
    }
  });

  test('Give every restaurant its own texts, dishes, cuisines, diets and booking page', () => {
    const restaurants = listings.filter(({ category }) => category === 'restaurant');
    const words = restaurants.flatMap(({ id, additionalInfo }) => [
      ...texts[id]!.about!,
      texts[id]!.featured!.description,
      ...texts[id]!.funFacts!,
      additionalInfo!.highlights!.join(),
    ]);
    expect(new Set(words).size).toBe(words.length);
    for (const { id, name, additionalInfo } of restaurants) {
      const { bookingUrl, website } = additionalInfo!;
      expect([name, facts[id]!.cuisine?.length]).toEqual([name, expect.any(Number)]);
      expect([name, facts[id]!.diet?.vegetarian]).toEqual([name, expect.stringMatching(/yes|partly/)]);
      if (bookingUrl) {
        expect([name, new URL(bookingUrl).host]).toEqual([name, new URL(website!).host]);
        expect([name, texts[id]!.ticketInfo]).toEqual([
          name,
          expect.stringContaining("restaurant's own site"),
        ]);
      } else expect([name, facts[id]!.booking]).toEqual([name, 'notNeeded']);
    }
  });

  test('Choose the nearest station from those of the listing', () => {
    for (const { listing, of } of entries) {
      if (!of.station) continue;
      const named = listing.stations?.map((station) => station.replace(/ \(.*$/, ''));
      expect([listing.name, named]).toEqual([listing.name, expect.arrayContaining([of.station.name])]);
    }
  });

  test('Choose the station that is nearest on the map, to 200 m, except for parks with several gates', () => {
    const at = new Map(of('station').map((station) => [station.name, line(station)[0]!]));
    let measured = 0;
    for (const { listing, of } of entries) {
      const away = (name: string) => {
        const place = at.get(name.replace(/ \(.*$/, '').replace(' St Pancras', ''));
        return place && metres(place, [listing.lng, listing.lat]);
      };
      const fact = of.station && away(of.station.name);
      if (fact === undefined || listing.subcategory === 'Park') continue;
      const nearest = Math.min(...listing.stations!.map((name) => away(name) ?? Infinity));
      expect([listing.name, fact - nearest <= 200]).toEqual([listing.name, true]);
      measured++;
    }
    expect(measured).toBeGreaterThan(90);
  });

  test('Say the same of a station for every place', () => {
    const said = new Map<string, Set<string | undefined>>();
    for (const { of } of entries)
      if (of.station)
        said.set(of.station.name, (said.get(of.station.name) ?? new Set()).add(of.station.stepFree));
    expect([...said].filter(([, ways]) => ways.size > 1).map(([name]) => name)).toEqual([]);
  });

  test('Match the minutes needed with the text of the listing', () => {
    for (const { listing, of } of entries) {
      if (!of.minutesNeeded || !listing.timeNeeded) continue;
      const [, from, to, unit] = /^([\d.]+)(?:-([\d.]+))? (hours?|minutes)$/.exec(listing.timeNeeded)!;
      const minutes = (figure: string) => Number(figure) * (unit === 'minutes' ? 1 : 60);
      const [minimum, maximum] = of.minutesNeeded;
      if (to) expect([listing.name, minimum, maximum]).toEqual([listing.name, minutes(from!), minutes(to)]);
      else
        expect([listing.name, minimum <= minutes(from!), maximum >= minutes(from!)]).toEqual([
          listing.name,
          true,
          true,
        ]);
    }
  });

  test('Recommend no outdoor place for rain, and no lift behind a step', () => {
    for (const { listing, of } of entries) {
      if (of.setting === 'outdoor') expect([listing.name, of.goodInRain]).toEqual([listing.name, false]);
      if (of.stepFreeEntrance === 'no') expect([listing.name, of.lift]).not.toEqual([listing.name, 'yes']);
    }
  });

  test('Match the last entry with the text of the opening hours', () => {
    const MINUTES = /(?:(\d\d):(\d\d)[^.;]*?|)last entry (\d\d):(\d\d)/i;
    let compared = 0;
    for (const { listing } of entries) {
      const text = listing.additionalInfo?.openingHours ?? '';
      const times = [...text.matchAll(/–(\d\d):(\d\d)/g)].map(([, h, m]) => Number(h) * 60 + Number(m));
      const last = MINUTES.exec(text);
      if (last && times.length > 0) {
        const entry = Number(last[3]) * 60 + Number(last[4]);
        expect([listing.name, listing.hours?.lastEntryMinutes]).toEqual([
          listing.name,
          Math.max(...times) - entry,
        ]);
        compared++;
      } else if (/last entry (is )?an hour before/i.test(text)) {
        expect([listing.name, listing.hours?.lastEntryMinutes]).toEqual([listing.name, 60]);
        compared++;
      } else if (listing.category === 'attraction' && !/half an hour before/.test(text)) {
        expect([listing.name, listing.hours?.lastEntryMinutes]).toEqual([listing.name, undefined]);
      }
    }
    expect(compared).toBeGreaterThan(12);
  });

  test('Give facts from general knowledge no date of a check', () => {
    for (const { listing, of } of entries)
      if (of.source.kind === 'generalKnowledge')
        expect([listing.name, of.source.lookedAt]).toEqual([listing.name, undefined]);
  });
});

describe('synonyms', () => {
  test('D-65 Contain the text of every synonym in a listing', () => {
    for (const { text } of synonyms) {
      if (!text) continue;
      const matches = listings.filter((entry) =>
        [entry.name, entry.description, entry.area, entry.subcategory].some((field) =>
          field.toLowerCase().includes(text),
        ),
      );
      expect([text, matches.length > 0]).toEqual([text, true]);
    }
  });

  test('List each word once, in lower case', () => {
    const words = synonyms.flatMap((synonym) => synonym.words);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    expect(words.filter((word) => word !== word.toLowerCase().trim())).toEqual([]);
  });
});
