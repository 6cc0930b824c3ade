/** Loaded before a program: at SIGUSR2 its time of day jumps by the milliseconds in the file that CLOCK names. */
import { readFileSync } from 'node:fs';

let offset = 0;
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + offset);
    else super(...parts);
  }
  static now() {
    return RealDate.now() + offset;
  }
};
process.on('SIGUSR2', () => {
  offset = Number(readFileSync(process.env.CLOCK, 'utf8'));
  console.error(`The clock is ${offset} ms off`);
});
