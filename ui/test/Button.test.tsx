import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Button, ButtonLink, IconButton } from '../src';

test('a button acts, and does not submit forms by accident', () => {
  const act = jest.fn();
  render(<Button onClick={act}>Clear</Button>);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Clear' });
  fireEvent.click(button);
  expect(act).toHaveBeenCalledTimes(1);
  expect(button.type).toBe('button');
});

test('a working button says so, is disabled and keeps both words in place for an unchanged width', () => {
  const { rerender } = render(<Button workingLabel="Subscribing...">Subscribe</Button>);
  expect(screen.getByRole('button', { name: 'Subscribe' }).textContent).toBe('SubscribeSubscribing...');
  rerender(
    <Button workingLabel="Subscribing..." working>
      Subscribe
    </Button>,
  );
  const working = screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribing...' });
  expect(working.disabled).toBe(true);
  expect(working.textContent).toBe('SubscribeSubscribing...');
});

test('a link may look like a button', () => {
  render(
    <ButtonLink to="/map" variant="line">
      Open the map
    </ButtonLink>,
  );
  expect(screen.getByRole('link', { name: 'Open the map' }).className).toContain('line');
});

test('an icon button has a name, and its count is no part of it', () => {
  render(<IconButton label="Notices, 3 new" icon={<svg aria-hidden="true" />} count={3} />);
  expect(screen.getByRole('button', { name: 'Notices, 3 new' }).textContent).toBe('3');
});
