import { expect, test } from '@jest/globals';
import { nextTileState, START, type TileEvent, type TileState } from '../src/map/tiles/tileState';

const after = (...events: TileEvent[]) => events.reduce<TileState>(nextTileState, START);

test('EXT-02 tiles are shown only after a probe and a first tile have arrived', () => {
  expect(after('start').phase).toBe('probing');
  expect(after('start', 'probed').phase).toBe('loading');
  expect(after('start', 'probed', 'tile').phase).toBe('shown');
});

test('EXT-02 three failed tiles remove the layer, two do not', () => {
  expect(after('start', 'probed', 'tile', 'tileFailed', 'tileFailed').phase).toBe('shown');
  expect(after('start', 'probed', 'tile', 'tileFailed', 'tileFailed', 'tileFailed').phase).toBe('waiting');
  expect(after('start', 'probed', 'tileFailed', 'tileFailed', 'tileFailed').phase).toBe('waiting');
});

test('EXT-02 tiles that arrive make good for one that fails now and then', () => {
  const rare: TileEvent[] = ['tileFailed', 'tile', 'tile', 'tile', 'tile'];
  expect(after('start', 'probed', 'tile', ...Array.from({ length: 10 }, () => rare).flat()).phase).toBe(
    'shown',
  );
});

test('EXT-02 tries back off from 30 s to 10 min', () => {
  let state = after('start', 'probeFailed');
  const waits = Array.from({ length: 7 }, () => {
    const { wait } = state;
    state = nextTileState(nextTileState(state, 'due'), 'probeFailed');
    return wait / 1000;
  });
  expect(waits).toEqual([30, 60, 120, 240, 480, 600, 600]);
});

test('EXT-02 tiles that are seen reset the wait, and so does coming back online', () => {
  expect(after('start', 'probeFailed', 'due', 'probed', 'tile').wait).toBe(30_000);
  expect(after('start', 'probeFailed', 'due', 'probeFailed', 'online')).toEqual({
    ...START,
    phase: 'probing',
  });
});

test('EXT-02 offline waits, stop ends everything', () => {
  expect(after('start', 'probed', 'tile', 'offline').phase).toBe('waiting');
  expect(after('start', 'probed', 'tile', 'stop')).toEqual(START);
  expect(after('tile', 'due', 'online')).toEqual(START);
});
