/** `npm run ops -- security-log`: who released, rolled back, revoked and exported what, oldest first. */
import { withGuide } from './guide';
import { securityEvents } from './security-events.mjs';

await withGuide(async ({ registry, db }) => {
  const changes = (await registry.history()).flatMap(({ module, audit }) =>
    audit.map(({ at, by, action, version }) => ({ at, line: `${by}  ${action}  ${module} ${version}` })),
  );
  const events = await securityEvents(db);
  const noted = events.map(({ at, by, action, subject }) => ({ at, line: `${by}  ${action}  ${subject}` }));
  for (const { at, line } of [...changes, ...noted].sort((a, b) => a.at.localeCompare(b.at)))
    console.log(`${at}  ${line}`);
});
