import { ErrorPanel } from '@guide/ui';

/** Shown instead of a dashboard for which the token does not stand. */
export const Refusal = () => (
  <ErrorPanel
    level={2}
    title="This dashboard is not shared with this page"
    text="Its token is unknown, was revoked, or names another origin. Ask the guide's analytics team for a new one."
  />
);
