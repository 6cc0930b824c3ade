import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ButtonLink, EmptyState, ErrorPanel, Spinner, ToastCard } from '../src';

test('a failure says what failed and what works, and offers another try and one way on', () => {
  const onRetry = jest.fn();
  render(
    <ErrorPanel
      title="The map could not be loaded"
      text="The rest of the guide still works."
      onRetry={onRetry}
    >
      <ButtonLink to="/london-attractions">Show the list</ButtonLink>
    </ErrorPanel>,
  );
  expect(screen.getByRole('alert').textContent).toContain('The rest of the guide still works.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Show the list' })).toBeTruthy();
});

test('while it tries again the button is disabled', () => {
  render(<ErrorPanel title="Failed" text="The rest works." onRetry={() => {}} retrying />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Trying...' }).disabled).toBe(true);
});

test('an empty state has a heading of the level asked for', () => {
  render(<EmptyState title="Pub Not Found" text="There is no such pub." level={1} />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Pub Not Found' });
  expect(heading.tabIndex).toBe(-1);
});

test('a spinner is announced', () => {
  render(<Spinner label="Loading attraction details..." />);
  expect(screen.getByRole('status').textContent).toBe('Loading attraction details...');
});

test('D-17 a toast shows its title, its words and its way out, in one of two looks', () => {
  const { container, rerender } = render(
    <ToastCard
      title="Invalid email"
      description="Please enter."
      variant="destructive"
      close={<button type="button" />}
    />,
  );
  expect(container.textContent).toBe('Invalid emailPlease enter.');
  expect(container.firstElementChild?.className).toContain('destructive');
  expect(screen.getByRole('button')).toBeTruthy();
  rerender(<ToastCard title="Successfully subscribed!" />);
  expect(container.firstElementChild?.className).not.toContain('destructive');
});
