import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { useApproach } from '../src/view/useApproach';

function Stage({ waits }: { waits: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useApproach(frame, waits);
  return (
    <div ref={frame} data-near={isNear}>
      <button type="button">pin</button>
    </div>
  );
}

afterEach(cleanup);

/** @param top - of the frame of 100 px, in the window */
function open(top = 0, waits = true) {
  const { container, rerender } = render(<Stage waits={waits} />);
  const frame = container.firstElementChild as HTMLElement;
  frame.getBoundingClientRect = () => new DOMRect(0, top, 300, 100);
  const isNear = () => frame.dataset.near === 'true';
  return { frame, isNear, setWaits: (value: boolean) => rerender(<Stage waits={value} />) };
}
const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test.each([
  ['the pointer is over it', (frame: Element) => fireEvent.pointerOver(frame.firstElementChild!)],
  ['the focus is in it', (frame: Element) => fireEvent.focusIn(frame.firstElementChild!)],
  ['the wheel turns over it', (frame: Element) => fireEvent.wheel(frame)],
])('A visitor is near when %s, after the act itself is answered', async (_name, come) => {
  const { frame, isNear } = open();
  await nextTask();
  expect(isNear()).toBe(false);
  come(frame);
  expect(isNear()).toBe(false);
  await nextTask();
  expect(isNear()).toBe(true);
});

test.each([
  [350, 149, false],
  [350, 151, true],
  [350, 649, true],
  [350, 651, false],
])('With the map at %s px, a touch at %s px is near: %s', async (top, clientY, near) => {
  const { isNear } = open(top);
  fireEvent(document.body, new MouseEvent('pointerdown', { bubbles: true, clientY }));
  await nextTask();
  expect(isNear()).toBe(near);
});

test('What was needed once stays', () => {
  const { isNear, setWaits } = open(0, true);
  setWaits(false);
  expect(isNear()).toBe(true);
  setWaits(true);
  expect(isNear()).toBe(true);
});
