import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import Attractions from '../src/screens/Attractions';
import { visit } from './support/visit';

function subscribe(address: string, answers = {}) {
  const visited = visit(Attractions, { path: '/london-attractions', answers });
  const field = screen.getByLabelText<HTMLInputElement>('Email address');
  fireEvent.change(field, { target: { value: address } });
  fireEvent.submit(field.form!);
  const sent = () => visited.requests.filter((request) => request.startsWith('POST'));
  return { ...visited, sent, field };
}

test('NEWS-04 an invalid address is answered by a destructive toast and sends nothing', () => {
  const { toasts, sent } = subscribe('ada@example');
  expect(toasts).toEqual([
    { title: 'Invalid email', description: 'Please enter a valid email address.', variant: 'destructive' },
  ]);
  expect(sent()).toEqual([]);
});

test('NEWS-01 NEWS-05 NEWS-06 D-16 a valid address is sent, thanked for, and cleared', async () => {
  const { toasts, sent, field } = subscribe('ada@example.com');
  await waitFor(() => expect(toasts.length).toBe(1));
  expect(toasts[0]).toMatchObject({
    title: 'Successfully subscribed!',
    description: 'Thank you for subscribing to our newsletter.',
  });
  expect(sent()).toEqual(['POST /api/subscribe {"email":"ada@example.com"}']);
  expect(field.value).toBe('');
});

test('D-73 where a mail confirms the address, the toast says so', async () => {
  const { toasts } = subscribe('ada@example.com', { '/api/subscribe': { status: 202, body: { ok: true } } });
  await waitFor(() => expect(toasts.length).toBe(1));
  expect(toasts[0]).toMatchObject({ title: 'Please confirm by mail', variant: 'default' });
});

test('NEWS-07 D-16 a failing call is told by a destructive toast and the address stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { toasts, field } = subscribe('ada@example.com', { '/api/subscribe': { status: 500, body: 'no' } });
  await waitFor(() => expect(toasts.length).toBe(1));
  expect(toasts[0]).toMatchObject({
    title: 'Subscription failed',
    description: 'There was an error subscribing to the newsletter. Please try again.',
    variant: 'destructive',
  });
  expect(field.value).toBe('ada@example.com');
});
