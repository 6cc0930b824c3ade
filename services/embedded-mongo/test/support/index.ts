export { fillDisk } from './fillDisk';
export { killDuringWrites } from './killDuringWrites';
export { mutatedFrames } from './mutatedFrames';
export { end, killLeftovers, startedProcess, startProcess } from './process';
export { randomRun } from './randomRun';
export { sendFrames } from './sendFrames';
