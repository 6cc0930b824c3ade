import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NewsletterForm } from '../src';
import { isEmail } from '../src/NewsletterForm/isEmail';

type Answer = 'later' | 'pending' | undefined;

/** A form whose service answers when the test says so. */
function open() {
  const answer = { resolve: (_?: Answer) => {}, reject: (_: Error) => {} };
  const answered = new Promise<Answer>((resolve, reject) => Object.assign(answer, { resolve, reject }));
  const subscribe = jest.fn<(subscription: { email: string }) => Promise<Answer>>(() => answered);
  const toast = jest.fn();
  const site = {
    product: 'London',
    newsletter: {
      kicker: 'The London letter',
      text: 'Two letters a month.',
      imageUrl: '/images/london-eye.svg',
    },
  };
  render(<NewsletterForm host={{ site, now: Date.UTC(2026, 10, 20), api: { subscribe }, toast }} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
  const submit = (email: string) => {
    fireEvent.change(field, { target: { value: email } });
    fireEvent.submit(field.form as HTMLFormElement);
  };
  return { answer, subscribe, toast, field, submit };
}

test('SEARCH-20 the heading is "Stay Updated on {product}\'s Best"', () => {
  open();
  expect(screen.getByRole('heading', { name: "Stay Updated on London's Best" })).toBeTruthy();
});

test('NEWS-01 idle, then submitting with a disabled button "Subscribing...", then cleared', async () => {
  const { answer, field, submit } = open();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' }).disabled).toBe(false);
  submit('ada@example.com');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribing...' }).disabled).toBe(true);
  await act(async () => answer.resolve());
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' }).disabled).toBe(false);
  expect(field.value).toBe('');
});

test('NEWS-02 the input is a required email-type field', () => {
  const { field } = open();
  expect(field.type).toBe('email');
  expect(field.required).toBe(true);
});

test('the field is left as the visitor types it', async () => {
  const { answer, subscribe, field } = open();
  const written: string[] = [];
  const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  // As Chrome does with an address of mail: it shows "müller.de" and gives punycode.
  Object.defineProperty(field, 'value', {
    configurable: true,
    get: () => get!.call(field).replace('müller', 'xn--mller-kva'),
    set: (text) => written.push(text),
  });
  for (const text of ['ada@mü', 'ada@müller.de']) {
    set!.call(field, text);
    fireEvent.input(field);
  }
  expect(written).toEqual([]);
  fireEvent.submit(field.form!);
  expect(subscribe).toHaveBeenCalledWith({ email: 'ada@xn--mller-kva.de' });
  await act(async () => answer.resolve());
  expect(written).toEqual(['']);
});

test.each([
  ['ada@example.com', true],
  ['a.b+c@mail.example.co.uk', true],
  ['', false],
  ['ada', false],
  ['ada@example', false],
  ['@example.com', false],
  ['ada@.', false],
  ['ada lovelace@example.com', false],
  ['ada@exam ple.com', false],
])('NEWS-03 %p is an address: %p', (text, valid) => {
  expect(isEmail(text)).toBe(valid);
});

test.each(['', 'ada@example'])('NEWS-04 %p: a destructive toast, words at the field, no request', (email) => {
  const { subscribe, toast, field, submit } = open();
  submit(email);
  expect(toast).toHaveBeenCalledWith({
    title: 'Invalid email',
    description: 'Please enter a valid email address.',
    variant: 'destructive',
  });
  expect(subscribe).not.toHaveBeenCalled();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'ada@example.' } });
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

test('NEWS-05 a valid address is sent, once', () => {
  const { subscribe, field, submit } = open();
  submit('ada@example.com');
  fireEvent.submit(field.form as HTMLFormElement);
  expect(subscribe.mock.calls).toEqual([[{ email: 'ada@example.com' }]]);
});

test('NEWS-06 success: the toast thanks', async () => {
  const { answer, toast, submit } = open();
  submit('ada@example.com');
  expect(toast).not.toHaveBeenCalled();
  await act(async () => answer.resolve());
  expect(toast.mock.calls).toEqual([
    [
      {
        title: 'Successfully subscribed!',
        description: 'Thank you for subscribing to our newsletter.',
        variant: 'default',
      },
    ],
  ]);
});

test('D-73 an address that is to be confirmed by mail is not called subscribed', async () => {
  const { answer, toast, field, submit } = open();
  submit('ada@example.com');
  await act(async () => answer.resolve('pending'));
  expect(toast.mock.calls).toEqual([
    [
      {
        title: 'Please confirm by mail',
        description:
          'Your subscription begins when you follow the link in our mail. If you are subscribed already, no mail comes.',
        variant: 'default',
      },
    ],
  ]);
  expect(field.value).toBe('');
});

test('D-37 without a connection: the toast says that the address waits', async () => {
  const { answer, toast, field, submit } = open();
  submit('ada@example.com');
  await act(async () => answer.resolve('later'));
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'You are offline' }));
  expect(field.value).toBe('');
});

test('NEWS-07 failure: a destructive toast, and the typed address stays', async () => {
  const { answer, toast, field, submit } = open();
  submit('ada@example.com');
  await act(async () => answer.reject(new Error('offline')));
  expect(toast).toHaveBeenCalledWith({
    title: 'Subscription failed',
    description: 'There was an error subscribing to the newsletter. Please try again.',
    variant: 'destructive',
  });
  expect(field.value).toBe('ada@example.com');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' }).disabled).toBe(false);
});
