/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { nextTileState, START, type TileEvent, type TileState } from '../src/map/tiles/tileState';

const after = (...events: TileEvent[]) => events.reduce<TileState>(nextTileState, START);
const ZOOMED_IN: TileEvent[] = ['start', 'close'];

test('EXT-02 D-61 tiles are requested only beyond the illustrated map', () => {
  expect(after('start').phase).toBe('ready');
  expect(after('start', 'close').phase).toBe('probing');
  expect(after('close', 'start').phase).toBe('probing');
  expect(after('start', 'close', 'far').phase).toBe('ready');
  expect(after('close').phase).toBe('off');
});

test('EXT-02 D-61 a due retry waits until the map is zoomed in again', () => {
  const due = after(...ZOOMED_IN, 'probeFailed', 'far', 'due');
  expect(due.phase).toBe('ready');
  expect(nextTileState(due, 'close')).toMatchObject({ phase: 'probing', waitMs: 60_000 });
  expect(after(...ZOOMED_IN, 'probeFailed', 'far', 'close').phase).toBe('waiting');
  expect(after(...ZOOMED_IN, 'probeFailed', 'far', 'online').phase).toBe('ready');
});

test('EXT-02 tiles are shown once a probe and a first tile have arrived', () => {
  expect(after(...ZOOMED_IN, 'probed').phase).toBe('loading');
  expect(after(...ZOOMED_IN, 'probed', 'tile').phase).toBe('shown');
});

test('EXT-02 the layer is removed after three failed tiles', () => {
  const shown: TileEvent[] = [...ZOOMED_IN, 'probed', 'tile'];
  expect(after(...shown, 'tileFailed', 'tileFailed').phase).toBe('shown');
  expect(after(...shown, 'tileFailed', 'tileFailed', 'tileFailed').phase).toBe('waiting');
  expect(after(...ZOOMED_IN, 'probed', 'tileFailed', 'tileFailed', 'tileFailed').phase).toBe('waiting');
});

test('EXT-02 occasional failures do not remove the layer', () => {
  const rare: TileEvent[] = ['tileFailed', 'tile', 'tile', 'tile', 'tile'];
  const often = Array.from({ length: 10 }, () => rare).flat();
  expect(after(...ZOOMED_IN, 'probed', 'tile', ...often).phase).toBe('shown');
});

test('EXT-02 retries are delayed by 30 s to 10 min', () => {
  let state = after(...ZOOMED_IN, 'probeFailed');
  const waits = Array.from({ length: 7 }, () => {
    const { waitMs } = state;
    state = nextTileState(nextTileState(state, 'due'), 'probeFailed');
    return waitMs / 1000;
  });
  expect(waits).toEqual([30, 60, 120, 240, 480, 600, 600]);
});

test('EXT-02 a loaded tile or a restored connection resets the delay', () => {
  expect(after(...ZOOMED_IN, 'probeFailed', 'due', 'probed', 'tile').waitMs).toBe(30_000);
  const again = after(...ZOOMED_IN, 'probeFailed', 'due', 'probeFailed', 'online');
  expect(again).toEqual({ ...START, close: true, phase: 'probing' });
});

test('EXT-02 tiles wait while offline and end after a stop', () => {
  expect(after(...ZOOMED_IN, 'probed', 'tile', 'offline').phase).toBe('waiting');
  expect(after(...ZOOMED_IN, 'probed', 'tile', 'stop')).toEqual({ ...START, close: true });
  expect(after('tile', 'due', 'online')).toEqual(START);
});
