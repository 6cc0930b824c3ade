import { type HttpError, unavailable } from '@guide/service-kit';

/** Seconds after which browsers request a page again that could not be rendered. */
export const RETRY_AFTER_S = 5;

/** 503 for a page that the guide cannot render at the moment and does not have in its cache. */
export const busy = (): HttpError => unavailable('The page cannot be rendered at the moment.', RETRY_AFTER_S);
