import { createApi, type Fetch } from '@guide/contracts/api';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { withWaitingSubscriptions } from '../src/offline/subscriptions';
import { open } from './support/page';

const WAITING = 'guide-unsent-subscriptions';
const wait = (...emails: string[]) => localStorage.setItem(WAITING, JSON.stringify(emails));
const waiting = () => JSON.parse(localStorage.getItem(WAITING) ?? '[]');

/** Opens a page whose newsletter answers each address with its status; 0 is no connection. */
function openWith(statuses: Record<string, number>) {
  const sent: string[] = [];
  const fetch: Fetch = async (path, init) => {
    if (path !== '/api/subscribe') return Response.json({});
    const { email } = JSON.parse(String(init!.body));
    sent.push(email);
    if (statuses[email] === 0) throw new TypeError('Failed to fetch');
    return Response.json({ ok: true }, { status: statuses[email] ?? 200 });
  };
  open('/', {}, {}, fetch);
  return sent;
}

afterEach(() => localStorage.clear());

test('D-37 an address that is refused leaves the queue, the visitor is notified, and the others are sent', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  wait('refused@example', 'good@example.com');
  const sent = openWith({ 'refused@example': 400 });
  await screen.findByText(/^refused@example was not accepted for the newsletter/);
  await waitFor(() => expect(waiting()).toEqual([]));
  expect(sent).toEqual(['refused@example', 'good@example.com']);
});

test.each([503, 429, 403])(
  'D-37 an address that is answered with %i waits on, and the others are sent',
  async (status) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    wait('first@example.com', 'second@example.com');
    openWith({ 'first@example.com': status });
    await waitFor(() => expect(waiting()).toEqual(['first@example.com']));
    expect(screen.queryByText(/was not accepted/)).toBeNull();
  },
);

test('D-37 of more than three addresses without a connection the oldest are dropped', async () => {
  const api = withWaitingSubscriptions(
    createApi(async () => {
      throw new TypeError('Failed to fetch');
    }),
  );
  for (const number of [1, 2, 3, 4, 5]) await api.subscribe({ email: `${number}@example.com` });
  expect(waiting()).toEqual(['3@example.com', '4@example.com', '5@example.com']);
  // An address that is entered again waits once, as the newest.
  await api.subscribe({ email: '3@example.com' });
  expect(waiting()).toEqual(['4@example.com', '5@example.com', '3@example.com']);
});

test('D-37 without a connection all wait, and are sent when it is back', async () => {
  wait('first@example.com', 'second@example.com');
  const statuses: Record<string, number> = { 'first@example.com': 0, 'second@example.com': 0 };
  const sent = openWith(statuses);
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  expect(waiting().sort()).toEqual(['first@example.com', 'second@example.com']);
  for (const email of Object.keys(statuses)) delete statuses[email];
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(waiting()).toEqual([]));
});
