/** Header of every gateway response: whether devices may store it, `keep` or `no` (D-37). */
export const OFFLINE_CACHE_HEADER = 'x-guide-offline';
