/** Request header: the contract version that the page was built with. */
export const CONTRACT_HEADER = 'guide-contract';

/** Response header: the page's contract is no longer served, so its next navigation must reload the document. */
export const OUTDATED_HEADER = 'guide-outdated';
