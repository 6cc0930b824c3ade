import { type Api, ApiError, createApi } from '@guide/contracts/api';
import { findMismatch, type Schema } from '@guide/contracts/api/mismatch';
import { operations } from '@guide/contracts/api/operations';
import { fieldsOf, type PanelName, panels } from '@guide/contracts/api/panels';
import type { Call } from './call';

/** Panels that show a full response, by the path of its operation. */
const PANEL_OF: Record<string, PanelName> = Object.fromEntries(
  Object.entries(panels)
    .filter(([panel]) => !fieldsOf(panel as PanelName))
    .map(([panel, { operation }]) => [operations[operation].path, panel as PanelName]),
);

/**
 * The API for an embedded dashboard.
 * @param isFull - whether the token allows all operations, or only those of panels
 */
export const embedApi = (call: Call, isFull: boolean): Api =>
  createApi((url, init) => {
    const path = url.replace(/^\/api/, '');
    const panel = PANEL_OF[url.split('?', 1)[0]!];
    return call(isFull || !panel ? path : `/panels/${panel}`, init);
  });

/** Reads what a panel shows of a response: fields, or all of it. @throws {Error} for a failed or invalid response */
export async function readPart<Part>(
  call: Call,
  panel: PanelName,
  query: Record<string, string | undefined>,
  signal?: AbortSignal,
): Promise<Part> {
  const params = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const response = await call(`/panels/${panel}?${new URLSearchParams(params)}`, { signal });
  if (!response.ok) throw new ApiError(response.status, await response.text());
  const fields: unknown = await response.json();
  const mismatch = findMismatch(schemaOf(panel), fields);
  if (mismatch !== null) throw new Error(`The panel ${panel} does not fit the contract at "${mismatch}"`);
  return fields as Part;
}

function schemaOf(panel: PanelName): Schema {
  const schema = operations[panels[panel].operation].response as Schema;
  const fieldNames = fieldsOf(panel);
  if (!fieldNames) return schema;
  const { properties = {}, required = [], ...rest } = schema;
  return {
    ...rest,
    properties: Object.fromEntries(fieldNames.map((name) => [name, properties[name]!])),
    required: required.filter((name) => fieldNames.includes(name)),
  };
}
