/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { nextTileState, START, type TileEvent, type TileState } from '../src/map/tiles/tileState';

const after = (...events: TileEvent[]) => events.reduce<TileState>(nextTileState, START);
const AT_THE_END: TileEvent[] = ['start', 'close'];

test('EXT-02 D-61 tiles are requested only where the drawn map ends', () => {
  expect(after('start').phase).toBe('ready');
  expect(after('start', 'close').phase).toBe('probing');
  expect(after('close', 'start').phase).toBe('probing');
  expect(after('start', 'close', 'far').phase).toBe('ready');
  expect(after('close').phase).toBe('off');
});

test('EXT-02 D-61 a try that falls due elsewhere waits until the map is there again', () => {
  const due = after(...AT_THE_END, 'probeFailed', 'far', 'due');
  expect(due.phase).toBe('ready');
  expect(nextTileState(due, 'close')).toMatchObject({ phase: 'probing', waitMs: 60_000 });
  expect(after(...AT_THE_END, 'probeFailed', 'far', 'close').phase).toBe('waiting');
  expect(after(...AT_THE_END, 'probeFailed', 'far', 'online').phase).toBe('ready');
});

test('EXT-02 tiles are shown only after a probe and a first tile have arrived', () => {
  expect(after(...AT_THE_END, 'probed').phase).toBe('loading');
  expect(after(...AT_THE_END, 'probed', 'tile').phase).toBe('shown');
});

test('EXT-02 three failed tiles remove the layer, two do not', () => {
  const shown: TileEvent[] = [...AT_THE_END, 'probed', 'tile'];
  expect(after(...shown, 'tileFailed', 'tileFailed').phase).toBe('shown');
  expect(after(...shown, 'tileFailed', 'tileFailed', 'tileFailed').phase).toBe('waiting');
  expect(after(...AT_THE_END, 'probed', 'tileFailed', 'tileFailed', 'tileFailed').phase).toBe('waiting');
});

test('EXT-02 tiles that arrive make good for one that fails now and then', () => {
  const rare: TileEvent[] = ['tileFailed', 'tile', 'tile', 'tile', 'tile'];
  const often = Array.from({ length: 10 }, () => rare).flat();
  expect(after(...AT_THE_END, 'probed', 'tile', ...often).phase).toBe('shown');
});

test('EXT-02 tries back off from 30 s to 10 min', () => {
  let state = after(...AT_THE_END, 'probeFailed');
  const waits = Array.from({ length: 7 }, () => {
    const { waitMs } = state;
    state = nextTileState(nextTileState(state, 'due'), 'probeFailed');
    return waitMs / 1000;
  });
  expect(waits).toEqual([30, 60, 120, 240, 480, 600, 600]);
});

test('EXT-02 tiles that are seen reset the wait, and so does coming back online', () => {
  expect(after(...AT_THE_END, 'probeFailed', 'due', 'probed', 'tile').waitMs).toBe(30_000);
  const again = after(...AT_THE_END, 'probeFailed', 'due', 'probeFailed', 'online');
  expect(again).toEqual({ ...START, close: true, phase: 'probing' });
});

test('EXT-02 offline waits, stop ends everything', () => {
  expect(after(...AT_THE_END, 'probed', 'tile', 'offline').phase).toBe('waiting');
  expect(after(...AT_THE_END, 'probed', 'tile', 'stop')).toEqual({ ...START, close: true });
  expect(after('tile', 'due', 'online')).toEqual(START);
});
