import type { ReactNode } from 'react';

/** One state of a component. */
interface State {
  label: string;
  show: ReactNode;
  /** Held so by the photographer: "hover", "focus focus-visible", "active". */
  force?: string;
  /** Takes the whole line. */
  wide?: boolean;
}

/** A component, or a few that belong together, in all states. */
export interface Part {
  name: string;
  states: State[];
}
