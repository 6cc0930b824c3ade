/** The first wait after a failure, and the longest. */
const FIRST_WAIT_MS = 30_000;
const MAX_WAIT_MS = 600_000;
/** So many tiles may fail before the layer goes. */
const MAX_FAILED_TILES = 3;

/**
 * off: not wanted; ready: wanted, but the map is not closer than its drawing; probing: one tile is tried; loading:
 * the layer is there, unseen; shown: its tiles are seen; waiting: the next try is `waitMs` away.
 */
export interface TileState {
  phase: 'off' | 'ready' | 'probing' | 'loading' | 'shown' | 'waiting';
  /** Whether the map is at least as close as its drawing goes: only then are tiles requested. */
  close: boolean;
  /** Failed tiles; a tile that arrives makes good for a quarter of one. */
  errors: number;
  /** How long the next wait is. */
  waitMs: number;
}

export type TileEvent =
  | 'start'
  | 'stop'
  | 'close'
  | 'far'
  | 'probed'
  | 'probeFailed'
  | 'tile'
  | 'tileFailed'
  | 'due'
  | 'online'
  | 'offline';

export const START: TileState = { phase: 'off', close: false, errors: 0, waitMs: FIRST_WAIT_MS };

const wait = (state: TileState): TileState => ({ ...state, phase: 'waiting', errors: 0 });
const tryNow = (state: TileState): TileState => ({ ...state, phase: state.close ? 'probing' : 'ready' });

/**
 * What follows from an event: public tiles are an upgrade that comes only where the drawn map ends and when tiles really
 * arrive, and goes after three failures; tries are 30 s apart at first and 10 min at most (D-61).
 */
export function nextTileState(state: TileState, event: TileEvent): TileState {
  const { phase } = state;
  if (event === 'stop') return { ...START, close: state.close };
  if (event === 'close' || event === 'far') {
    const next = { ...state, close: event === 'close' };
    return phase === 'ready' || phase === 'probing' ? tryNow(next) : next;
  }
  if (event === 'start') return phase === 'off' ? tryNow({ ...START, close: state.close }) : state;
  if (phase === 'off') return state;
  if (event === 'offline') return wait(state);
  switch (phase) {
    case 'ready':
      return state;
    case 'probing':
      if (event === 'probed') return { ...state, phase: 'loading', errors: 0 };
      return event === 'probeFailed' ? wait(state) : state;
    case 'waiting':
      if (event === 'online') return tryNow({ ...state, waitMs: FIRST_WAIT_MS });
      return event === 'due' ? tryNow({ ...state, waitMs: Math.min(state.waitMs * 2, MAX_WAIT_MS) }) : state;
    default:
      if (event === 'tile')
        return {
          ...state,
          phase: 'shown',
          errors: Math.max(0, state.errors - 0.25),
          waitMs: FIRST_WAIT_MS,
        };
      if (event !== 'tileFailed') return state;
      return state.errors + 1 >= MAX_FAILED_TILES ? wait(state) : { ...state, errors: state.errors + 1 };
  }
}
