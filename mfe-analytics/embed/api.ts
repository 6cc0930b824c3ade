import { type Api, createApi } from '@guide/contracts/api';
import { findMismatch, type Schema } from '@guide/contracts/api/mismatch';
import { operations } from '@guide/contracts/api/operations';
import { type PanelName, panels } from '@guide/contracts/api/panels';
import type { Call } from './call';

/** The calls that are a panel's own. */
const PANEL_OF: Record<string, PanelName> = Object.fromEntries(
  Object.entries(panels)
    .filter(([, source]) => !('fields' in source))
    .map(([panel, { operation }]) => [operations[operation].path, panel as PanelName]),
);

/**
 * The API as an embedded dashboard may use it.
 * @param whole whether the token opens the whole dashboard; else each call is that of its panel
 */
export const embedApi = (call: Call, whole: boolean): Api =>
  createApi((url, init) => {
    const path = url.replace(/^\/api/, '');
    const panel = PANEL_OF[url.split('?', 1)[0]!];
    return call(whole || !panel ? path : `/panels/${panel}`, init);
  });

/**
 * Reads a panel's part of the summary.
 * @throws {Error} when it is not what the contract says
 */
export async function readPart(call: Call, panel: PanelName, period?: string, signal?: AbortSignal) {
  const response = await call(`/panels/${panel}${period ? `?period=${period}` : ''}`, { signal });
  if (!response.ok) throw new Error(`${response.status}: ${panel}`);
  const part: Record<string, unknown> = await response.json();
  const source = panels[panel];
  const known = (operations.analyticsSummary.response as Schema).properties!;
  for (const name of ['period', 'since', ...('fields' in source ? source.fields : [])]) {
    const place = findMismatch(known[name]!, part[name]);
    if (place !== null) throw new Error(`The panel ${panel} does not fit the contract at "/${name}${place}"`);
  }
  return part;
}
