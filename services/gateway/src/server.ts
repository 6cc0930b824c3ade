import { start } from './start';

await start().catch((error: Error) => {
  console.error(`The gateway did not start: ${error.message}`);
  process.exit(1);
});
