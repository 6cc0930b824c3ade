import { CONTRACT_HEADER, OUTDATED_HEADER } from '@guide/contracts/api';
import { fitsContract } from '@guide/contracts/release/live-checks';
import plugin from 'fastify-plugin';

const MAX_VERSION_LENGTH = 40;

/** Tells pages of an incompatible contract to load a document at their next navigation (decision 27). */
export const outdatedPages = plugin<{ served: string }>(
  async (app, { served }) => {
    app.addHook('onRequest', async ({ headers }, reply) => {
      const built = headers[CONTRACT_HEADER];
      // Fast path: nearly every page was built with this contract.
      if (built === undefined || built === served) return;
      if (typeof built !== 'string' || built.length > MAX_VERSION_LENGTH) return;
      if (fitsContract(built, served) !== false) return;
      reply.header(OUTDATED_HEADER, served);
    });
  },
  { name: 'outdated-pages' },
);
