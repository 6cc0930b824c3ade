/** The first wait after a failure, and the longest, milliseconds. */
export const FIRST_WAIT = 30_000;
export const LONGEST_WAIT = 600_000;
/** So many tiles may fail before the layer goes. */
export const MOST_ERRORS = 3;

/**
 * off: not asked for; probing: one tile is tried; loading: the layer is there, unseen; shown: its tiles are seen;
 * waiting: the next try is `wait` milliseconds away.
 */
export interface TileState {
  phase: 'off' | 'probing' | 'loading' | 'shown' | 'waiting';
  /** Failed tiles; a tile that arrives makes good for a quarter of one. */
  errors: number;
  /** How long the next wait is. */
  wait: number;
}

export type TileEvent =
  | 'start'
  | 'stop'
  | 'probed'
  | 'probeFailed'
  | 'tile'
  | 'tileFailed'
  | 'due'
  | 'online'
  | 'offline';

export const START: TileState = { phase: 'off', errors: 0, wait: FIRST_WAIT };

const wait = (state: TileState): TileState => ({ ...state, phase: 'waiting', errors: 0 });
const longer = (state: TileState): TileState => ({ ...state, wait: Math.min(state.wait * 2, LONGEST_WAIT) });

/**
 * What follows from an event: public tiles are an upgrade that comes only when tiles really arrive, and goes after
 * three failures; tries are 30 s apart at first and 10 min at most.
 */
export function nextTileState(state: TileState, event: TileEvent): TileState {
  const { phase } = state;
  if (event === 'stop') return START;
  if (event === 'start') return phase === 'off' ? { ...START, phase: 'probing' } : state;
  if (phase === 'off') return state;
  if (event === 'offline') return wait(state);
  switch (phase) {
    case 'probing':
      if (event === 'probed') return { ...state, phase: 'loading', errors: 0 };
      return event === 'probeFailed' ? wait(state) : state;
    case 'waiting':
      if (event === 'online') return { ...START, phase: 'probing' };
      return event === 'due' ? { ...longer(state), phase: 'probing' } : state;
    default:
      if (event === 'tile')
        return { phase: 'shown', errors: Math.max(0, state.errors - 0.25), wait: FIRST_WAIT };
      if (event !== 'tileFailed') return state;
      return state.errors + 1 >= MOST_ERRORS ? wait(state) : { ...state, errors: state.errors + 1 };
  }
}
