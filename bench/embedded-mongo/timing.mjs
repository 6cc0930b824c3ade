/** The median time in ms of `runs` calls, after two that are not counted. */
export async function medianTime(runs, call) {
  await call(0);
  await call(1);
  const times = [];
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    await call(i);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)];
}

/** A row of a markdown table. */
export const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);
