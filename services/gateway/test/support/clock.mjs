/** Shifts a program's clock by CLOCK_SHIFT_MS, and after SIGUSR2 by the milliseconds in the file CLOCK. */
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
