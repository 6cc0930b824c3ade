/** What the embedding page is notified of, as events of the element or messages of the frame. */
export type EmbedEvent =
  | { type: 'guide-analytics:ready' }
  /** The code of a refusal, or `LOST` when the guide cannot be reached; figures that were shown stay then. */
  | { type: 'guide-analytics:error'; reason: string }
  | { type: 'guide-analytics:height'; height: number };

export type OnEvent = (event: EmbedEvent) => void;
