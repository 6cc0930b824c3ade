/** Processor time of the main thread's tasks, from Chrome's trace. */

export const TRACE_CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'];

/** 50 ms on a phone with a processor four times slower. */
const LONG_MS = 12.5;

const SCRIPT =
  /^(EvaluateScript|FunctionCall|RunMicrotasks|TimerFire|FireAnimationFrame|FireIdleCallback|EventDispatch|v8\..*)$/;
const STYLE = /^(UpdateLayoutTree|Layout)$/;

/**
 * @typedef {{ ms: number, atMs: number, scriptMs: number, styleMs: number, main: string }} Task `atMs`: after the first paint
 * @typedef {{ tasks: Task[], cpu: number, above: number, abovePainted: number, long: number, longScripts: number, longest: number, longestScript: number, style: number }} Figures
 */

/**
 * @param {any[]} events - of the trace @param {string} frame - id of the page's target
 * @returns {Figures} in ms of processor time, from the first byte to the end of the trace; `abovePainted` from the
 *   first paint, which may come before or after the first layout by chance
 * @throws if the page was not painted
 */
export function figuresOf(events, frame) {
  const paint = events.find(({ name, args }) => name === 'firstPaint' && args?.frame === frame);
  if (!paint) throw new Error('The page was not painted');
  const commit = events.findLast(({ name, args }) => name === 'CommitLoad' && args?.data?.frame === frame);
  const ours = events
    .filter(({ ph, pid, tid, tdur }) => ph === 'X' && pid === paint.pid && tid === paint.tid && tdur > 0)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const tasks = tasksOf(ours, commit.ts, paint.ts);
  const long = tasks.filter(({ ms }) => ms > LONG_MS);
  const longScripts = long.filter(isScript);
  const sum = (list, figure) => list.reduce((total, task) => total + task[figure], 0);
  const above = (list) => sum(list, 'ms') - list.length * LONG_MS;
  return {
    tasks,
    cpu: sum(tasks, 'ms'),
    above: above(long),
    abovePainted: above(long.filter(({ atMs, ms }) => atMs > -ms)),
    long: long.length,
    longScripts: longScripts.length,
    longest: Math.max(0, ...tasks.map(({ ms }) => ms)),
    longestScript: Math.max(0, ...tasks.filter(isScript).map(({ ms }) => ms)),
    style: sum(tasks, 'styleMs'),
  };
}

/** Whether scripts need at least half of the task's time. @param {Task} task */
export const isScript = ({ ms, scriptMs }) => scriptMs >= ms / 2;

/** @param {Task[]} tasks */
export const longTasks = (tasks) => tasks.filter(({ ms }) => ms > LONG_MS);

/**
 * @param {any[]} events - of the main thread, by start @param {number} from - µs @param {number} painted - µs
 * @returns {Task[]}
 */
function tasksOf(events, from, painted) {
  const tasks = [];
  for (const [index, task] of events.entries()) {
    if (task.name !== 'RunTask' || task.ts + task.dur <= from) continue;
    const inside = [];
    for (let at = index + 1; events[at]?.ts < task.ts + task.dur; at += 1) inside.push(events[at]);
    const [largest] = inside.toSorted((a, b) => b.tdur - a.tdur || b.ts - a.ts);
    tasks.push({
      ms: task.tdur / 1000,
      atMs: (task.ts - painted) / 1000,
      scriptMs: outermost(inside, SCRIPT),
      styleMs: outermost(inside, STYLE),
      main: largest ? describe(largest) : 'other',
    });
  }
  return tasks;
}

/** Processor time of matching events that are not inside another one, ms. */
function outermost(events, pattern) {
  let total = 0;
  let end = 0;
  for (const { name, ts, dur, tdur } of events) {
    if (!pattern.test(name) || ts < end) continue;
    total += tdur / 1000;
    end = ts + dur;
  }
  return total;
}

/** Name of an event, with its function and file. */
function describe({ name, args }) {
  const { functionName, url, lineNumber, columnNumber } = args?.data ?? {};
  const file = url && `${new URL(url, 'http://x').pathname}:${lineNumber ?? 0}:${columnNumber ?? 0}`;
  return [name, functionName, file].filter(Boolean).join(' ');
}
