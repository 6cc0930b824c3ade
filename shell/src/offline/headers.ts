/** When a stored answer came from the network, ISO 8601. Only the worker sets it. */
export const STORED_AT_HEADER = 'x-guide-stored-at';

/** Why a stored answer is shown. Only the worker sets it. */
export const STORED_WHY_HEADER = 'x-guide-stored-why';

/**
 * Why a stored copy stands in for an answer of the network: there was none, it took too long, or something on the way
 * answered in the guide's place, as the login page of a hotel's network does.
 */
export type StoredWhy = 'offline' | 'slow' | 'captive';
