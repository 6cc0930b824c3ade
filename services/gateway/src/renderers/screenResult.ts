import { Type } from 'typebox';
import Value from 'typebox/value';
import type { ScreenAnswer } from './messages';

const Text = Type.Optional(Type.String());

/** What the gateway writes into a document of what a renderer sends; a renderer is not trusted to keep to types. */
const Answer = Type.Object({
  status: Type.Union([Type.Literal(200), Type.Literal(404)]),
  complete: Type.Boolean(),
  queries: Type.Object({ queries: Type.Array(Type.Object({})), mutations: Type.Array(Type.Object({})) }),
  head: Type.Optional(
    Type.Object({
      title: Type.String(),
      description: Type.String(),
      canonical: Text,
      image: Text,
      preloadImage: Type.Optional(Type.Object({ href: Type.String(), srcSet: Text, sizes: Text })),
      jsonLd: Type.Optional(Type.Array(Type.Object({}))),
      noIndex: Type.Optional(Type.Boolean()),
    }),
  ),
});

/** Whether a message of a renderer is an answer of the shape that it must have. */
export const isScreenAnswer = (answer: unknown): answer is ScreenAnswer => Value.Check(Answer, answer);
