export { fillDisk } from './fill-disk';
export { killDuringWrites } from './kill-during-writes';
export { mutatedFrames } from './mutated-frames';
export { end, killLeftovers, startedProcess, startProcess } from './process';
export { randomRun } from './random-run';
export { sendFrames } from './send-frames';
