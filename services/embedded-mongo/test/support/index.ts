export { temporaryDirectory } from './directory';
export { end, killLeftovers, startedProcess } from './process';
