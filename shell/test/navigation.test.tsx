import { type Screen, useQuery } from '@guide/contracts/module';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { fulfilled } from '../src/loader/loader';
import { pinScroll } from '../src/navigation/pinScroll';
import { open } from './support/page';

/** Opens a page whose other screens show their heading only after `arrive`, and goes to one. */
async function leaveForSlowScreen() {
  let arrive = () => {};
  const Slow = () => {
    const [data, setData] = useState(false);
    useEffect(() => {
      arrive = () => setData(true);
    }, []);
    return data ? <h1>At last</h1> : <p>On its way</p>;
  };
  const slow = { head: () => ({ title: 'Slow', description: 'A screen' }), Component: Slow };
  open('/planner', {}, { screen: () => fulfilled(slow) });
  const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Top 10 attractions' });
  link.focus();
  await act(async () => void fireEvent.click(link));
  return { arrive: () => act(async () => arrive()) };
}

const announced = () => document.querySelector('[data-route-announcer]')!.textContent;

test('D-51 the heading has the focus and is announced when the data comes late', async () => {
  const { arrive } = await leaveForSlowScreen();
  expect(announced()).toBe('');
  await arrive();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'At last' }));
  expect(announced()).toBe('At last');
});

test('D-51 a visitor who has gone on before the data comes stays there', async () => {
  const { arrive } = await leaveForSlowScreen();
  const other = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Museums' });
  other.focus();
  await arrive();
  expect(announced()).toBe('At last');
  expect(document.activeElement).toBe(other);
});

test.each([
  ...['wheel', 'touchstart', 'pointerdown', 'keydown'].map((name) => ({ name, ms: 0 })),
  { name: 'nothing', ms: 5000 },
])('a page stays at its former position until $name comes, or for 5 s', ({ name, ms }) => {
  const observer = { observe() {}, disconnect: jest.fn() };
  Object.assign(window, { ResizeObserver: jest.fn(() => observer) });
  jest.useFakeTimers();
  const pin = pinScroll(() => 0);
  jest.advanceTimersByTime(4999);
  fireEvent(document.body, new Event('pointermove', { bubbles: true }));
  expect(pin.isPinned()).toBe(true);
  if (ms > 0) jest.advanceTimersByTime(1);
  else fireEvent(document.body, new Event(name, { bubbles: true }));
  expect([pin.isPinned(), observer.disconnect.mock.calls.length]).toEqual([false, 1]);
  jest.useRealTimers();
});

test('the title follows the data of a screen that has come before it', async () => {
  let answer = (_name: string) => {};
  const Place = () => {
    const { data } = useQuery({
      queryKey: ['place'],
      queryFn: () =>
        new Promise<string>((resolve) => {
          answer = resolve;
        }),
    });
    return <h1>{data}</h1>;
  };
  const head: Screen['head'] = ({ queries }) => ({
    title: queries.getQueryData<string>(['place']) ?? 'On its way',
    description: 'A screen',
  });
  open('/map', {}, { screen: () => fulfilled({ head, Component: Place }) });
  await act(async () => {});
  await act(async () => answer('The tower'));
  expect(document.title).toBe('The tower');
});
