/** Access claims from common knowledge, written without looking at the pack's facts. */
import { expect, test } from '@jest/globals';
import { read } from './drawn';

const listings: { id: number; name: string }[] = JSON.parse(read('listings.json'));
const facts: Record<string, Record<string, unknown>> = JSON.parse(read('facts.json'));

type Claim = 'yes' | 'partly' | 'no';
/** Step-free entrance, lift, accessible toilet; null: not common knowledge, or not needed. */
const CLAIMS: Record<string, readonly [Claim | null, Claim | null, Claim | null]> = {
  'British Museum': ['yes', 'yes', 'yes'],
  'Natural History Museum': ['yes', 'yes', 'yes'],
  'Science Museum': ['yes', 'yes', 'yes'],
  'Victoria and Albert Museum': ['yes', 'yes', 'yes'],
  'Tate Modern': ['yes', 'yes', 'yes'],
  'Tate Britain': ['yes', 'yes', 'yes'],
  'National Gallery': ['yes', 'yes', 'yes'],
  'National Portrait Gallery': ['yes', 'yes', 'yes'],
  'Imperial War Museum': ['yes', 'yes', 'yes'],
  'National Maritime Museum': ['yes', 'yes', 'yes'],
  'London Transport Museum': ['yes', 'yes', 'yes'],
  'Churchill War Rooms': ['yes', 'yes', 'yes'],
  'British Library': ['yes', 'yes', 'yes'],
  'The Wallace Collection': ['yes', 'yes', 'yes'],
  'Museum of the Home': ['yes', 'yes', 'yes'],
  'Cutty Sark': ['yes', 'yes', 'yes'],
  'Tower of London': ['partly', null, 'yes'],
  'HMS Belfast': ['partly', null, 'yes'],
  'London Eye': ['yes', null, 'yes'],
  'Tower Bridge': ['yes', 'yes', 'yes'],
  'The Shard': ['yes', 'yes', 'yes'],
  'Sky Garden': ['yes', 'yes', 'yes'],
  'Lift 109': ['yes', 'yes', 'yes'],
  // 311 steps.
  'The Monument': ['no', 'no', 'no'],
  "St Paul's Cathedral": ['yes', null, 'yes'],
  'Buckingham Palace': ['yes', 'yes', 'yes'],
  'Kensington Palace': ['yes', 'yes', 'yes'],
  'Hampton Court Palace': ['yes', null, 'yes'],
  "Shakespeare's Globe": ['yes', 'yes', 'yes'],
  'Royal Albert Hall': ['yes', 'yes', 'yes'],
  'Barbican Centre': ['yes', 'yes', 'yes'],
  'Southbank Centre': ['yes', 'yes', 'yes'],
  'London Zoo': ['yes', null, 'yes'],
  'Kew Gardens': ['yes', null, 'yes'],
  'Trafalgar Square': ['yes', null, null],
  'The Sherlock Holmes Museum': ['no', 'no', 'no'],
  Harrods: ['yes', 'yes', 'yes'],
  Hamleys: ['yes', 'yes', null],
  // Restaurants and pubs
  'Duck & Waffle': ['yes', 'yes', 'yes'],
  Skylon: ['yes', 'yes', 'yes'],
  // The dining room is a few steps above the bar.
  'St. JOHN': ['partly', null, null],
  'The Parcel Yard': ['yes', 'yes', 'yes'],
  "Founder's Arms": ['yes', null, 'yes'],
  // Galleries, cellars and snugs of old houses, on stairs only.
  'The George Inn': ['partly', 'no', null],
  'Ye Olde Cheshire Cheese': ['no', 'no', 'no'],
  "Gordon's Wine Bar": ['partly', 'no', 'no'],
  'The Mayflower': [null, 'no', null],
  'The Spaniards Inn': ['partly', 'no', null],
  'The Holly Bush': ['partly', 'no', null],
  "The Queen's Larder": [null, 'no', null],
  'The Old Blue Last': [null, 'no', null],
  'The Albert': [null, 'no', null],
  'The French House': [null, 'no', 'no'],
  'The Grenadier': ['no', null, 'no'],
};

/** Between street and train, of all lines of a station. */
const STATIONS: Record<string, Claim> = {
  'Battersea Power Station': 'yes',
  Bermondsey: 'yes',
  Blackfriars: 'yes',
  'Bond Street': 'yes',
  'Canada Water': 'yes',
  Farringdon: 'yes',
  'Green Park': 'yes',
  "King's Cross St Pancras": 'yes',
  'London Bridge': 'yes',
  Southwark: 'yes',
  'Tottenham Court Road': 'yes',
  'Tower Hill': 'yes',
  Westminster: 'yes',
  // Only the Jubilee line.
  Waterloo: 'partly',
  'Baker Street': 'no',
  'Camden Town': 'no',
  // Lifts, but stairs between them and the platforms.
  'Covent Garden': 'no',
  Embankment: 'no',
  'Hyde Park Corner': 'no',
  'Leicester Square': 'no',
  'Oxford Circus': 'no',
  'Piccadilly Circus': 'no',
  'Russell Square': 'no',
  'Sloane Square': 'no',
  "St Paul's": 'no',
  Temple: 'no',
};

test('Claim of stations only the access that is common knowledge', () => {
  const claimed = new Set(
    Object.values(facts)
      .map(({ station }) => station as { name: string; stepFree?: string } | undefined)
      .filter((station) => station && station.name in STATIONS)
      .map((station) => `${station!.name}: ${station!.stepFree}`),
  );
  expect([...claimed].sort()).toEqual(
    Object.entries(STATIONS)
      .map(([name, claim]) => `${name}: ${claim}`)
      .sort(),
  );
});

test('Claim the access that is common knowledge, at 54 places', () => {
  const claimed = Object.entries(CLAIMS).map(([name, claims]) => {
    const { id } = listings.find((listing) => listing.name === name)!;
    const { stepFreeEntrance, lift, accessibleToilet } = facts[id] ?? {};
    const shown = [stepFreeEntrance, lift, accessibleToilet].map((claim) => claim ?? null);
    return [name, shown.map((claim, index) => (claims[index] === null ? null : claim))];
  });
  expect(Object.fromEntries(claimed)).toEqual(CLAIMS);
  expect(claimed).toHaveLength(54);
});
