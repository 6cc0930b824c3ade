/** When a stored response came from the network, ISO 8601. Only the worker sets it. */
export const STORED_AT_HEADER = 'x-guide-stored-at';

/** Why a stored response is shown. Only the worker sets it. */
export const STORED_WHY_HEADER = 'x-guide-stored-why';

/** No response, a late one, or a login page. */
export type StoredWhy = 'offline' | 'slow' | 'captive';
