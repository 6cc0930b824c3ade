/** `npm run content -- VERB …`: creates, checks, edits and imports city packs. */
import { answersYes, command } from '../data/databases';
import type { Ask, Output } from './arguments';

type Command = (args: string[], output: Output, ask: Ask) => Promise<boolean>;

/** Loaded when needed: some read large tables. Each returns whether the exit code is 0. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  new: async () => (await import('./new')).createCity,
  add: async () => (await import('./add')).add,
  check: async () => (await import('./check')).checkCommand,
  sheet: async () => (await import('./sheet')).sheet,
  picture: async () => (await import('./picture')).addPicture,
  import: async () => (await import('./import')).importCity,
};

await command(async () => {
  const [verb = '', ...args] = process.argv.slice(2);
  const load = COMMANDS[verb];
  if (!load) throw new Error(`Use: npm run content -- ${Object.keys(COMMANDS).join(' | ')}`);
  const run = await load();
  if (!(await run(args, (line) => console.log(line), answersYes))) process.exitCode = 1;
});
