/** In every response of the gateway: whether devices may store it, `keep` or `no` (D-37). Others are not the guide's. */
export const OFFLINE_CACHE_HEADER = 'x-guide-offline';
