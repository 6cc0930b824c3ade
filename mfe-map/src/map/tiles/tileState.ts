const FIRST_WAIT_MS = 30_000;
const MAX_WAIT_MS = 600_000;
const MAX_FAILED_TILES = 3;

/**
 * ready: zoomed out; probing: one tile is requested; loading: no tile has arrived yet; waiting: the next attempt is in
 * `waitMs`.
 */
export interface TileState {
  phase: 'off' | 'ready' | 'probing' | 'loading' | 'shown' | 'waiting';
  /** Whether the map is zoomed in beyond the illustrated map, which is when tiles are requested. */
  close: boolean;
  /** Number of failed tiles; each loaded tile subtracts 0.25. */
  errors: number;
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
const attempt = (state: TileState): TileState => ({ ...state, phase: state.close ? 'probing' : 'ready' });

/** Tiles replace the illustrated map at high zooms. Failures are retried after 30 s to 10 min (D-61). */
export function nextTileState(state: TileState, event: TileEvent): TileState {
  const { phase } = state;
  if (event === 'stop') return { ...START, close: state.close };
  if (event === 'close' || event === 'far') {
    const next = { ...state, close: event === 'close' };
    return phase === 'ready' || phase === 'probing' ? attempt(next) : next;
  }
  if (event === 'start') return phase === 'off' ? attempt({ ...START, close: state.close }) : state;
  if (phase === 'off') return state;
  if (event === 'offline') return wait(state);
  switch (phase) {
    case 'ready':
      return state;
    case 'probing':
      if (event === 'probed') return { ...state, phase: 'loading', errors: 0 };
      return event === 'probeFailed' ? wait(state) : state;
    case 'waiting':
      if (event === 'online') return attempt({ ...state, waitMs: FIRST_WAIT_MS });
      return event === 'due' ? attempt({ ...state, waitMs: Math.min(state.waitMs * 2, MAX_WAIT_MS) }) : state;
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
