/**
 * Loaded before a program: its time of day is CLOCK_SHIFT_MS away from the machine's, and at SIGUSR2 the milliseconds in
 * the file that CLOCK names.
 */
import { readFileSync } from 'node:fs';

let offset = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const RealDate = Date;
class ShiftedDate extends RealDate {
  /** @param {[] | [number | string | Date]} parts */
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + offset);
    else super(...parts);
  }
  /** @override */
  static now() {
    return RealDate.now() + offset;
  }
}
Object.assign(globalThis, { Date: ShiftedDate });
process.on('SIGUSR2', () => {
  offset = Number(readFileSync(String(process.env.CLOCK), 'utf8'));
  console.error(`The clock is ${offset} ms off`);
});
