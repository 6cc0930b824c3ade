/** Codes of the errors that the server itself raises, by status. */
export const statusCodes: Readonly<Record<number, string>> = {
  400: 'INVALID_REQUEST',
  404: 'NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  414: 'ADDRESS_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};
