import { Type } from 'typebox';
import Value from 'typebox/value';
import { MAX_PAGE_BYTES } from './frames';
import type { RenderedScreen, ScreenResult } from './messages';

const text = (maxLength: number) => Type.String({ maxLength });
const scriptText = (maxLength: number) => Type.String({ maxLength, pattern: '^[^<]*$' });

/** A page has data of fewer calls. */
export const MAX_CALLS = 30;

/** Validating it takes the gateway at most a millisecond. */
const ScreenSchema = Type.Object({
  status: Type.Union([Type.Literal(200), Type.Literal(404)]),
  complete: Type.Boolean(),
  classes: text(65_536),
  calls: Type.Array(Type.String({ maxLength: 2000, pattern: '^/api/' }), { maxItems: MAX_CALLS }),
  head: Type.Optional(
    Type.Object({
      title: text(500),
      description: text(2000),
      canonical: Type.Optional(text(2000)),
      image: Type.Optional(text(2000)),
      preloadImage: Type.Optional(
        Type.Object({
          href: text(2000),
          srcSet: Type.Optional(text(4000)),
          sizes: Type.Optional(text(500)),
        }),
      ),
      jsonLd: Type.Optional(Type.Array(scriptText(65_536), { maxItems: 10 })),
      noIndex: Type.Optional(Type.Boolean()),
    }),
  ),
});

/** Renderers run modules' code, so their messages are not trusted. */
export const isScreenResult = (result: unknown): result is ScreenResult => Value.Check(ScreenSchema, result);

/** Describes an invalid page, such as "head.title must not have more than 500 characters"; null if it is valid. */
export function screenFault({ html, queries, ...result }: RenderedScreen): string | null {
  const bytes = html.length + queries.length;
  if (bytes > MAX_PAGE_BYTES)
    return `a page may have ${MAX_PAGE_BYTES} bytes of HTML and data; it has ${bytes}`;
  if (isScreenResult(result)) return null;
  // Finding the fault takes much longer than finding that there is one.
  const [fault] = Value.Errors(ScreenSchema, result);
  return fault ? `${fault.instancePath.slice(1).replaceAll('/', '.')} ${fault.message}` : null;
}
