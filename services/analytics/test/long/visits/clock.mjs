/**
 * Preloaded into a program: its clock stands at the milliseconds in CLOCK_AT, and after SIGUSR2 at those in the file
 * CLOCK. The program's monotonic clock runs on, so that its limits per minute hold.
 */
import { readFileSync } from 'node:fs';

let at = Number(process.env.CLOCK_AT ?? Number.NaN);
const RealDate = Date;
const now = () => (Number.isNaN(at) ? RealDate.now() : at);
class StandingDate extends RealDate {
  /** @param {[] | [number | string | Date]} parts */
  constructor(...parts) {
    if (parts.length === 0) super(now());
    else super(...parts);
  }
  /** @override */
  static now() {
    return now();
  }
}
Object.assign(globalThis, { Date: StandingDate });

if (process.argv[1]?.includes('gateway-server')) {
  console.error(`Clock of process ${process.pid}`);
  process.on('SIGUSR2', () => {
    at = Number(readFileSync(String(process.env.CLOCK), 'utf8'));
    console.error(`Clock at ${at}`);
  });
}
