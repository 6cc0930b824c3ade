export type EmbedEvent =
  | { type: 'guide-analytics:ready' }
  /**
   * `reason` is the code of a refusal, `LOST` while the guide is unreachable (figures then stay visible), or `FAILED`
   * if it sends no figures for a panel.
   */
  | { type: 'guide-analytics:error'; reason: string }
  | { type: 'guide-analytics:height'; height: number };

export type OnEvent = (event: EmbedEvent) => void;
