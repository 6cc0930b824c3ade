/** The API for browsers: the typed client and its types. */
export { isBackendAddress } from './backend';
export { type Api, createApi } from './client';
export { CONTRACT_HEADER, OUTDATED_HEADER } from './contractHeaders';
export { callOperation, type Input, type KeepParsed, type Page } from './exchange';
export { permittedCalls } from './permittedCalls';
export type * from './schemas';
export { ApiError, type Fetch, ResponseError, type SendOptions, send } from './send';
