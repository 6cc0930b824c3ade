import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { FrameContext, type FrameServices } from '../src/frame/FrameContext';
import { PlainToast } from '../src/frame/toasts/PlainToast';
import { ToastRegion } from '../src/frame/toasts/ToastRegion';
import { createToastStore, dismissToast, showToast } from '../src/frame/toasts/toasts';
import '../src/frame/toasts/SwipeableToast';

let toasts = createToastStore();

const region = () =>
  render(
    <FrameContext value={{ toasts } as FrameServices}>
      <ToastRegion />
    </FrameContext>,
  );

const show = (title: string, variant?: 'destructive') =>
  act(async () => showToast(toasts, { title, description: `${title} text`, variant }));
const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const shown = () => screen.queryAllByRole('listitem').map((toast) => toast.textContent);

beforeEach(() => {
  jest.useFakeTimers();
  toasts = createToastStore();
});
afterEach(() => {
  jest.useRealTimers();
});

test('GEN-06 D-23 The toast region and its live region exist before any toast', () => {
  const { container } = region();
  expect(container.querySelector('[data-toasts] > [aria-live="polite"]')).not.toBeNull();
  expect(shown()).toEqual([]);
});

test('TOAST-02 A toast is displayed for 5000 ms, even if it replaced another', async () => {
  region();
  await show('First');
  await wait(4000);
  await show('Second');
  await wait(4999);
  expect(shown()).toHaveLength(1);
  await wait(1);
  expect(shown()).toEqual([]);
});

test('D-17 A toast stays while it is hovered or focused', async () => {
  region();
  await show('Hello');
  await wait(3000);
  fireEvent.pointerMove(screen.getByRole('listitem'));
  await wait(60_000);
  expect(shown()).toHaveLength(1);
  fireEvent.pointerLeave(screen.getByRole('region'));
  await wait(1999);
  expect(shown()).toHaveLength(1);
  fireEvent.focusIn(screen.getByRole('button', { name: 'Dismiss' }));
  await wait(60_000);
  expect(shown()).toHaveLength(1);
});

test('A toast disappears even if the previous one was dismissed under the pointer', async () => {
  region();
  await show('First');
  fireEvent.pointerMove(screen.getByRole('listitem'));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(shown()).toEqual([]);
  await show('Second');
  await wait(5000);
  expect(shown()).toEqual([]);
});

test.each([
  ['destructive', 'assertive'],
  [undefined, 'polite'],
] as const)('D-17 A toast of variant %s is announced as %s', async (variant, urgency) => {
  region();
  await show('Invalid email', variant);
  await wait(100);
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe(urgency);
  expect(screen.getByRole('status').textContent).toContain('Invalid email');
});

/** The toast region when the toast library did not load. */
function PlainRegion() {
  const toast = useStore(toasts, (state) => state.toast);
  const announcer = useRef<HTMLElement>(null);
  return toast && <PlainToast key={toast.id} toast={toast} announcer={announcer} />;
}
const plainRegion = () =>
  render(
    <FrameContext value={{ toasts } as FrameServices}>
      <PlainRegion />
    </FrameContext>,
  );

test.each([
  ['destructive', 'alert'],
  [undefined, 'status'],
] as const)(
  'D-17 A plain toast of variant %s has the role %s, its texts and a button',
  async (variant, role) => {
    plainRegion();
    await show('First', variant);
    expect(screen.getByRole(role).textContent).toBe('FirstFirst text');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(shown()).toEqual([]);
  },
);

test('TOAST-02 A plain toast is displayed for 5000 ms, even if it replaced another', async () => {
  plainRegion();
  await show('First');
  await wait(4000);
  await show('Second');
  await wait(4999);
  expect(shown()).toEqual(['SecondSecond text']);
  await wait(1);
  expect(shown()).toEqual([]);
});

test('TOAST-04 D-17 The record is deleted 1,000,000 ms after dismissal', () => {
  showToast(toasts, { title: 'Hello' });
  dismissToast(toasts, 1);
  expect(toasts.getState().toast).toMatchObject({ title: 'Hello', open: false });
  jest.advanceTimersByTime(999_999);
  expect(toasts.getState().toast).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(toasts.getState().toast).toBeNull();
});

test('TOAST-04 Deleting a dismissed toast keeps its successor', () => {
  showToast(toasts, { title: 'First' });
  dismissToast(toasts, 1);
  showToast(toasts, { title: 'Second' });
  jest.advanceTimersByTime(1_000_000);
  expect(toasts.getState().toast).toMatchObject({ title: 'Second', open: true });
});
