import type { Arrival } from '../data/store-batch';

/** What the two calls that count share. */
export interface Tracking {
  /** IANA name of the city's time zone. */
  timeZone: string;
  /** Whether a proxy's headers are believed. */
  trustProxy: boolean;
  /** Resolves when what arrived is stored and counted. */
  take(arrival: Arrival): Promise<void>;
}
