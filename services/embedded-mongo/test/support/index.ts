export { end, startedProcess } from './process';
