/** Downloads that continue as long as bytes arrive. */
export { fetchWithBody } from './fetchWithBody';
export { importPart } from './importPart';
