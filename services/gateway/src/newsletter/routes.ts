import type { Fetch } from '@guide/contracts/api';
import type { Site } from '@guide/contracts/site';
import type { FastifyPluginAsync } from 'fastify';
import { formRoutes } from './form';
import { linkRoutes } from './links';
import { pageSender } from './page';

/** @param styles addresses of style sheets */
export const newsletterRoutes =
  (site: Site, styles: string[], fetch: Fetch): FastifyPluginAsync =>
  async (app) => {
    const sendPage = pageSender(site, styles);
    await app.register(linkRoutes(sendPage));
    await app.register(formRoutes(sendPage, fetch));
  };
