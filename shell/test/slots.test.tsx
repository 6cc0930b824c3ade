import { type Screen, Slot, type SlotPlace } from '@guide/contracts/module';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { fulfilled, type Loader } from '../src/loader/loader';
import { InView } from './support/inView';
import { failedLoad, open, page, pageState, release } from './support/page';

const Unseen = globalThis.IntersectionObserver;
beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: InView });
  // React logs every error that a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  Object.assign(globalThis, { IntersectionObserver: Unseen });
});

const withCards: Screen = {
  head: () => ({ title: 'Cards', description: 'Cards' }),
  Component: () => (
    <ul>
      {['Tower', 'Abbey'].map((name) => (
        <li key={name}>
          {name}
          <Slot name="place-actions" props={{ place: { name, listingId: 7 } }} />
        </li>
      ))}
    </ul>
  ),
};
/** A page on which these modules fill `place-actions` with a widget of their own name. */
const filledBy = (...modules: string[]) => ({
  modules: {
    ...pageState.modules,
    ...Object.fromEntries(
      modules.map((module) => [
        module,
        { ...release(module), claims: { paths: [], slots: { 'place-actions': module } } },
      ]),
    ),
  },
});
const Save = ({ place }: { place: SlotPlace }) => <button type="button">{`Save ${place.name}`}</button>;
const Broken = () => {
  throw new Error('thrown in a slot');
};
const loader = (widgets: Record<string, unknown>): Partial<Loader> => ({
  screen: () => fulfilled(withCards),
  widget: (_module, name) => (widgets[name] ?? new Promise(() => {})) as never,
});

test('D-67 a slot that nobody fills is nothing at all, on the server and in the browser', () => {
  expect(renderToString(page('/', {}, loader({})))).not.toContain('data-slot');
  open('/', {}, loader({}));
  expect(document.querySelector('[data-slot]')).toBeNull();
});

test('D-67 every live module that claims a slot shows its widget there, with the place, in the order of names', async () => {
  const Note = () => <span>note</span>;
  open('/', filledBy('save', 'note'), loader({ save: fulfilled(Save), note: fulfilled(Note) }));
  expect(await screen.findByRole('button', { name: 'Save Tower' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save Abbey' })).toBeTruthy();
  const slots = [...document.querySelectorAll('li:first-child [data-slot]')];
  expect(slots.map((slot) => slot.textContent)).toEqual(['note', 'Save Tower']);
});

test('D-67 the room of a widget is in the served page, before its code, and stays when it fails', async () => {
  const state = filledBy('save', 'broken');
  const widgets: Record<string, unknown> = { save: fulfilled(Save), broken: fulfilled(Broken) };
  const served = renderToString(page('/', state, loader({})));
  expect(served.match(/data-slot="place-actions"/g)).toHaveLength(4);
  const markFailed = jest.fn<Loader['markFailed']>(() => {
    widgets.broken = failedLoad();
  });
  open('/', state, { ...loader(widgets), markFailed });
  expect(await screen.findByRole('button', { name: 'Save Tower' })).toBeTruthy();
  expect(markFailed).toHaveBeenCalledWith('broken', 'broken', expect.any(Error));
  expect(document.querySelectorAll('li [data-slot]')).toHaveLength(4);
  expect(screen.getByText('Abbey')).toBeTruthy();
});
