/**
 * The gateway's header of every answer: whether a visitor's device may store it, `keep` or `no` (D-37). The
 * worker stores nothing without it; an answer that has none is not the guide's.
 */
export const OFFLINE_CACHE_HEADER = 'x-guide-offline';
