export { fillDisk } from './fill-disk';
export { killDuringWrites } from './kill-during-writes';
export { mutatedFrames } from './mutated-frames';
export { end, startedProcess, startProcess } from './process';
export { sendFrames } from './send-frames';
