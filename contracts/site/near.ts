/** A position in degrees, WGS 84. */
export interface Point {
  lat: number;
  lng: number;
}

/** Start and limit of walks, as `useStartingPoint` returns them for `Chips` and `StartingPointPanel` (D-30, D-86). */
export interface Near {
  on: boolean;
  /** Where walks start: the visitor's position, or the start in the URL. Null if it is unknown or outside the city. */
  from: Point | null;
  /** "Russell Square"; null if walks start at the visitor's position. */
  startName: string | null;
  /** Name of the city if the position or the start is too far from it to walk; absent otherwise. */
  outside?: string | null;
  /** A text in the URL that is not a starting point. */
  unknown: string | null;
  /** The start of this visit, if walks do not start there already. */
  remembered: { id: string; name: string } | null;
  /** Minutes on foot; null: any distance. */
  within: number | null;
  choices: readonly number[];
  /** Id of the panel for a starting point. */
  panelId: string;
  /** Number of failed requests for the visitor's position. */
  refusals: number;
  toggle(on: boolean): void;
  /** Sets `within`; absent if the list has no limit. */
  limit?(within: number | null): void;
  locate(): void;
  /** Walks start at an id or a typed text; absent without a URL for it. @returns whether it is known */
  choose?(text: string): Promise<boolean>;
  /** Starting points for a typed text. */
  find(text: string): Promise<readonly { id: string; name: string; kind: string }[]>;
}
