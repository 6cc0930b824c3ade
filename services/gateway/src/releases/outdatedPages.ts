import { CONTRACT_HEADER, OUTDATED_HEADER } from '@guide/contracts/api';
import { fitsContract } from '@guide/contracts/release/live-checks';
import type { FastifyPluginAsync } from 'fastify';
import plugin from 'fastify-plugin';

/** A version is shorter; what is longer is not read. */
const MAX_VERSION_LENGTH = 40;

/**
 * Notifies pages that were built with a contract that this gateway does not serve (decision 110): answers to their calls
 * have a header, after which the browser loads a document at its next navigation.
 * @param options.served the contract's version that this gateway serves
 */
export const outdatedPages = plugin<{ served: string }>(
  (async (app, { served }) => {
    app.addHook('onRequest', async ({ headers }, reply) => {
      const built = headers[CONTRACT_HEADER];
      // Nearly every page is of this gateway.
      if (built === undefined || built === served) return;
      if (typeof built !== 'string' || built.length > MAX_VERSION_LENGTH) return;
      if (fitsContract(built, served) !== false) return;
      reply.header(OUTDATED_HEADER, served);
    });
  }) satisfies FastifyPluginAsync<{ served: string }>,
  { name: 'outdated-pages' },
);
