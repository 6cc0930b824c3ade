/** `npm run ops -- security-log`: lists releases, rollbacks, revocations and exports by user, oldest first. */
import { securityEvents } from '@guide/service-kit/security-events';
import { createAudit } from '../releases/audit';
import { withDatabase } from './registry';

await withDatabase(async (db) => {
  const changes = (await createAudit(db).history()).flatMap(({ module, audit }) =>
    audit.map(({ at, by, action, version }) => ({ at, line: `${by}  ${action}  ${module} ${version}` })),
  );
  const events = await securityEvents(db);
  const noted = events.map(({ at, by, action, subject }) => ({ at, line: `${by}  ${action}  ${subject}` }));
  for (const { at, line } of [...changes, ...noted].sort((a, b) => a.at.localeCompare(b.at)))
    console.log(`${at}  ${line}`);
});
