/** Events of the element, and messages of the frame. */
export type EmbedEvent =
  | { type: 'guide-analytics:ready' }
  /** The code of a refusal, or `LOST` when the guide cannot be reached; the figures then stay. */
  | { type: 'guide-analytics:error'; reason: string }
  | { type: 'guide-analytics:height'; height: number };

export type OnEvent = (event: EmbedEvent) => void;
