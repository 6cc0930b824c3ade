import { type Api, createApi } from '@guide/contracts/api';
import { findMismatch, type Schema } from '@guide/contracts/api/mismatch';
import { operations } from '@guide/contracts/api/operations';
import { fieldsOf, type PanelName, panels } from '@guide/contracts/api/panels';
import type { Call } from './call';

/** The calls that are a panel's own. */
const PANEL_OF: Record<string, PanelName> = Object.fromEntries(
  Object.entries(panels)
    .filter(([panel]) => !fieldsOf(panel as PanelName))
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
 * Reads a panel's part of its call's answer.
 * @throws {Error} when it does not fit the contract
 */
export async function readPart(
  call: Call,
  panel: PanelName,
  query: Record<string, string | undefined>,
  signal?: AbortSignal,
) {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const response = await call(`/panels/${panel}?${new URLSearchParams(given)}`, { signal });
  if (!response.ok) throw new Error(`${response.status}: ${panel}`);
  const part: unknown = await response.json();
  const place = findMismatch(schemaOf(panel), part);
  if (place !== null) throw new Error(`The panel ${panel} does not fit the contract at "${place}"`);
  return part;
}

/** The contract's schema of a panel's part. */
function schemaOf(panel: PanelName): Schema {
  const { properties = {}, required = [], ...whole } = operations[panels[panel].operation].response as Schema;
  const fields = fieldsOf(panel)!;
  return {
    ...whole,
    properties: Object.fromEntries(fields.map((name) => [name, properties[name]!])),
    required: required.filter((name) => fields.includes(name)),
  };
}
