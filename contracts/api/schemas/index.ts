/** Every request and response of the API as a TypeBox schema. Services validate with these; browsers import only their types. */
export * from './analytics';
export * from './area';
export * from './chips';
export * from './error';
export * from './facts';
export * from './health';
export * from './hours';
export * from './listing';
export * from './map';
export * from './newsletter';
export * from './offline';
export * from './photo';
export * from './pub';
export * from './releaseRequests';
export * from './releases';
export * from './search';
export * from './synonyms';
