import { testSite, visit } from '@guide/module/testing';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, waitFor } from '@testing-library/react';
import SaveButton from '../src/widgets/SaveButton';
import { dayOf } from './support/city';
import { openDialogs, options, storedPlan, storePlan } from './support/visits';

beforeAll(openDialogs);
beforeEach(() => localStorage.clear());

type Place = { name: string; listingId?: number; pubId?: number };
const visitHearts = (...places: Place[]) => {
  const Component = () => places.map((place) => <SaveButton key={place.name} place={place} />);
  return visit({ head: () => undefined, Component }, options(testSite));
};
const visitHeart = (place: Place) => visitHearts(place);
const heart = { name: 'Save The George' };

test('a press saves the place with all ids of its card, another removes it', async () => {
  const { getByRole, toasts } = visitHeart({ name: 'The George', listingId: 203, pubId: 4 });
  expect(getByRole('button', heart).getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(getByRole('button', heart));
  expect(getByRole('button', heart).getAttribute('aria-pressed')).toBe('true');
  expect(storedPlan().saved).toEqual([{ name: 'The George', listing: 203, pub: 4 }]);
  fireEvent.click(getByRole('button', heart));
  expect(storedPlan().saved).toEqual([]);
  expect(toasts.map(({ title }) => title)).toEqual(['The George is no longer in your favourites']);
});

test('a pub that was saved from its card is also marked on its page, which has only the pub id', () => {
  storePlan({ saved: [{ name: 'The George', listing: 203, pub: 4 }], days: [] });
  const { getByRole } = visitHeart({ name: 'The George', pubId: 4 });
  expect(getByRole('button', heart).getAttribute('aria-pressed')).toBe('true');
});

test('if several hearts are pressed before their panels have loaded, the last one shows its panel', async () => {
  const { getByRole, findByRole, queryAllByRole } = visitHearts(
    { name: 'The George', pubId: 4 },
    { name: 'The Anchor', pubId: 5 },
  );
  fireEvent.click(getByRole('button', heart));
  fireEvent.click(getByRole('button', { name: 'Save The Anchor' }));
  await findByRole('dialog', { name: 'The Anchor is saved', hidden: true });
  expect(queryAllByRole('dialog', { hidden: true })).toHaveLength(1);
});

test('a heart that is scrolled away while its panel loads shows none', async () => {
  const { getByRole, queryByRole } = visitHeart({ name: 'The George', pubId: 4 });
  const button = getByRole('button', heart);
  const isRead = new Promise<void>((resolve) => {
    button.getBoundingClientRect = () => {
      resolve();
      return { top: -80, bottom: -40 } as DOMRect;
    };
  });
  fireEvent.click(button);
  await isRead;
  await waitFor(() => expect(queryByRole('dialog', { hidden: true })).toBeNull());
  expect(button.getAttribute('aria-pressed')).toBe('true');
});

test('a saved place can be added to a day', async () => {
  storePlan({ saved: [], days: [dayOf([])] });
  const { getByRole, findByRole, toasts } = visitHeart({ name: 'The George', pubId: 4 });
  fireEvent.click(getByRole('button', heart));
  fireEvent.click(await findByRole('button', { name: /Fri 4 Dec/, hidden: true }));
  expect(storedPlan().days[0]!.items).toMatchObject([
    { kind: 'stop', place: { name: 'The George', pub: 4 } },
  ]);
  expect(toasts[0]).toMatchObject({ title: 'The George is in your plan', description: 'On Fri 4 Dec.' });
});

test('without a plan, the place is added to a new first day', async () => {
  const { getByRole, findByRole } = visitHeart({ name: 'The George', pubId: 4 });
  fireEvent.click(getByRole('button', heart));
  fireEvent.click(await findByRole('button', { name: 'A first day', hidden: true }));
  expect(storedPlan().days[0]!.items.map(({ kind }) => kind)).toEqual(['break', 'stop']);
});

test('a stored text that cannot be read is put aside, and the place is saved', async () => {
  localStorage.setItem('guide.planner', '{"version":2}');
  const { getByRole, findByRole } = visitHeart({ name: 'The George', pubId: 4 });
  fireEvent.click(getByRole('button', heart));
  await findByRole('dialog', { name: 'The George is saved', hidden: true });
  expect(getByRole('button', heart).getAttribute('aria-pressed')).toBe('true');
  expect(storedPlan().saved).toEqual([{ name: 'The George', pub: 4 }]);
  expect(Object.values(localStorage)).toContain('{"version":2}');
});
