/** Sent with each call of a page: the version of the contract that the page was built with. */
export const CONTRACT_HEADER = 'guide-contract';

/**
 * In an answer of the gateway: the calling page was built with a contract that is not served any more. What it requested
 * was answered all the same, where it can be; the next page it shows is to be a new document.
 */
export const OUTDATED_HEADER = 'guide-outdated';
