import { ErrorPanel } from '@guide/ui';

const ASK = "Ask the guide's analytics team for a new one.";
const TEXTS: Record<string, string> = {
  EMBED_TOKEN_UNKNOWN: `Its token is unknown. ${ASK}`,
  EMBED_TOKEN_REVOKED: `Its token was revoked. ${ASK}`,
  EMBED_TOKEN_EXPIRED: `Its token has ended. ${ASK}`,
  EMBED_ORIGIN_REFUSED: `Its token names other pages. ${ASK}`,
  EMBED_PANEL_REFUSED: 'Its token does not open this part of the dashboard.',
};

/** Shown in place of figures that a token does not open. */
export const Refusal = ({ code }: { code: string }) =>
  code === 'EMBED_TOO_MANY' ? (
    <ErrorPanel
      level={2}
      title="Too many pages show this dashboard"
      text="The figures come as soon as there is room."
    />
  ) : (
    <ErrorPanel
      level={2}
      title="This dashboard is not shared with this page"
      text={TEXTS[code] ?? `The guide refused it. ${ASK}`}
    />
  );
