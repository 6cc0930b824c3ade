import { gatewayOperations } from '@guide/contracts/api/gateway-operations';
import { operations } from '@guide/contracts/api/operations';
import { ErrorBody } from '@guide/contracts/api/schemas';
import type { FastifyPluginAsync } from 'fastify';

const content = (schema: unknown) => ({ 'application/json': { schema: inDialect(schema) } });

/** OpenAPI 3.1 has the JSON Schema of 2020-12, in which the items of a tuple are `prefixItems`. */
function inDialect(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(inDialect);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { items, additionalItems, ...rest } = schema as Record<string, unknown>;
  const list = Array.isArray(items)
    ? { prefixItems: items, items: additionalItems ?? true }
    : { ...(items !== undefined && { items }) };
  return Object.fromEntries(
    Object.entries({ ...rest, ...list }).map(([key, value]) => [key, inDialect(value)]),
  );
}

const parameters = (schema: unknown, location: 'query' | 'path') => {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: inDialect(property),
  }));
};

const success = ({
  response,
  status = 200,
  mayBePending,
}: {
  response: unknown;
  status?: number;
  mayBePending?: true;
}) => ({
  [status]: status < 300 ? { description: 'OK', content: content(response) } : { description: 'Redirect' },
  ...(mayBePending && {
    202: {
      description: 'Accepted; another step is needed before it takes effect',
      content: content(response),
    },
  }),
});

function openApi(title: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, operation] of Object.entries({ ...operations, ...gatewayOperations })) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][operation.method.toLowerCase()] = {
      operationId,
      summary: operation.summary,
      tags: [operation.service],
      parameters: [
        ...parameters('params' in operation && operation.params, 'path'),
        ...parameters('query' in operation && operation.query, 'query'),
      ],
      ...('body' in operation ? { requestBody: { required: true, content: content(operation.body) } } : {}),
      responses: {
        ...success(operation),
        default: { description: 'An error', content: content(ErrorBody) },
      },
    };
  }
  return { openapi: '3.1.0', info: { title, version: '1.0.0' }, paths };
}

/** GET /api/docs: the OpenAPI 3.1 document of all operations. */
export const docsRoutes =
  (product: string): FastifyPluginAsync =>
  async (app) => {
    const document = openApi(`${product} visitor guide`);
    app.get('/api/docs', async () => document);
  };
