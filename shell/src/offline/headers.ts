/** When a stored response came from the network, ISO 8601; set by the worker. */
export const STORED_AT_HEADER = 'x-guide-stored-at';

/** Why a stored response is shown; set by the worker. */
export const STORED_REASON_HEADER = 'x-guide-stored-why';

/** How far the device's clock is behind, ms; sent to the worker if it is wrong. */
export const CLOCK_HEADER = 'x-guide-clock';

/** No response, a slow response, a network's login page, or a guide that cannot make the page at the moment. */
export type StoredReason = 'offline' | 'slow' | 'captive' | 'busy';
