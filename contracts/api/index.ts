/** The API for browsers: the typed client and its types. */
export { type Api, callOperation, createApi, type Input, type Page } from './client';
export { CONTRACT_HEADER, OUTDATED_HEADER } from './contractHeaders';
export type * from './schemas';
export { ApiError, type Fetch, ResponseError, type SendOptions, send } from './send';
