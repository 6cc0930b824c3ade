/** Request header: the version of the contract that the page was built with. */
export const CONTRACT_HEADER = 'guide-contract';

/** Response header: the page's contract is no longer served, so its next navigation must load a document. */
export const OUTDATED_HEADER = 'guide-outdated';
