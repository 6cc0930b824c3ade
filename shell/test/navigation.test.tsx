import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { fulfilled } from '../src/loader/loader';
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
