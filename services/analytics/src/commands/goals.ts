/**
 * Goals of analysts, each a funnel of steps within a visit (services/analytics/README.md):
 *   npm run ops -- goals --add pub-tour --name "Pub tour" --step /top-london-pubs --step "/pub/*" --step booking_click
 *   npm run ops -- goals --list
 *   npm run ops -- goals --remove pub-tour
 */
import { parseArgs } from 'node:util';
import { MongoClient } from 'mongodb';
import { addGoal, firstDayOfGoal, readGoals, removeGoal, stepText } from '../goals';

const { values } = parseArgs({
  options: {
    add: { type: 'string' },
    name: { type: 'string', default: '' },
    step: { type: 'string', multiple: true, default: [] },
    list: { type: 'boolean', default: false },
    remove: { type: 'string' },
  },
});
const { MONGODB_URL = '', MONGODB_PREFIX = 'guide' } = process.env;
const client = new MongoClient(MONGODB_URL);
try {
  const db = client.db(`${MONGODB_PREFIX}_analytics`);
  const { add, remove, name, step: steps } = values;
  if (add !== undefined) {
    const { from } = await addGoal(db, { _id: add, name, steps, from: firstDayOfGoal(new Date()) });
    console.log(`${add} is counted from ${from} on.`);
  } else if (remove !== undefined) {
    await removeGoal(db, remove);
    console.log(`${remove} is not reported any more.`);
  } else {
    const goals = await readGoals(db);
    for (const goal of goals)
      console.log(
        [goal._id, goal.name, `from ${goal.from}`, goal.steps.map(stepText).join(' > ')].join('\t'),
      );
    if (goals.length === 0)
      console.log('There are no goals. Add one: npm run ops -- goals --add ID --name NAME --step /map');
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await client.close();
}
