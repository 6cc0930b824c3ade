import { Type } from 'typebox';
import type { Operation } from './operations';
import { moduleReleases, offlineBundle, releaseChanges } from './pageOperations';
import * as s from './schemas';

/** Operations of the gateway; the typed client has no functions for them. */
export const gatewayOperations = {
  siteHealth: {
    service: 'gateway',
    method: 'GET',
    path: '/api/health',
    summary: 'The health of the services together; 200 even when degraded, as it is a report',
    response: s.SiteHealth,
  },
  modules: {
    service: 'gateway',
    method: 'GET',
    path: '/api/modules',
    summary:
      'The registry in the shape of the public frontend-discovery schema; additional fields are in `extras`',
    response: s.ModuleList,
  },
  liveModules: {
    service: 'gateway',
    method: 'GET',
    path: '/api/modules/live',
    summary: 'The version of each module for this visitor',
    response: Type.Record(Type.String(), Type.String()),
  },
  moduleReleases,
  offlineBundle,
  releaseChanges,
  beginPage: {
    service: 'gateway',
    method: 'POST',
    path: '/api/modules/pages',
    summary: "A page is about to run a release's code; the response is its token",
    body: s.PageBegin,
    response: s.PageToken,
  },
  leavePage: {
    service: 'gateway',
    method: 'POST',
    path: '/api/modules/pages/left',
    summary: 'A page was left or hidden before it was hydrated',
    body: s.PageLeft,
    response: s.Accepted,
    status: 202,
  },
  reportOutcome: {
    service: 'gateway',
    method: 'POST',
    path: '/api/modules/outcomes',
    summary: 'A page reports whether a release works in it',
    body: s.OutcomeReport,
    response: s.Accepted,
    status: 202,
  },
  uploadRelease: {
    service: 'gateway',
    method: 'POST',
    path: '/api/releases',
    summary:
      'A team releases a module: a signed request (JWT with the claims of ReleaseUpload as bearer token) and the release as a gzipped tar',
    response: s.ReleaseResponse,
  },
  uploadPreview: {
    service: 'gateway',
    method: 'POST',
    path: '/api/previews',
    summary:
      'The same for a preview, which only its link shows (PreviewUpload); the response contains the link',
    response: s.PreviewResponse,
  },
  changeReleases: {
    service: 'gateway',
    method: 'POST',
    path: '/api/releases/changes',
    summary:
      'A team rolls a module back, unregisters it or gives a stored release a share: a signed request (ChangeRequest), no body',
    response: s.ReleaseResponse,
  },
  releaseStatus: {
    service: 'gateway',
    method: 'POST',
    path: '/api/releases/status',
    summary: "A team requests its module's live releases: a signed request (StatusRequest), no body",
    response: s.StatusResponse,
  },
  reportViolations: {
    service: 'gateway',
    method: 'POST',
    path: '/api/reports',
    summary: 'A browser reports what a policy blocked (Reporting API, CSP)',
    body: Type.Unknown(),
    response: Type.Null(),
    status: 204,
  },
  listingImage: {
    service: 'gateway',
    method: 'GET',
    path: '/api/images/:id',
    summary: "Redirects to a listing's picture below /images, with the same query (D-56, API-21)",
    params: Type.Object({ id: s.Id }),
    response: Type.Null(),
    status: 302,
  },
} as const satisfies Record<string, Operation & { service: string; summary: string; status?: number }>;
