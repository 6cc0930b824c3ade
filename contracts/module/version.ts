/** Version of the contract between shell and modules; its major number changes when a module would break. */
export const CONTRACT_VERSION = '1.0.0';
