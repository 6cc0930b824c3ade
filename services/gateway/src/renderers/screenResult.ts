import { Type } from 'typebox';
import Value from 'typebox/value';
import type { ScreenResult } from './messages';

const Text = Type.Optional(Type.String());

/** The parts of a renderer's answer that go into a document: a renderer is not trusted to send the right types. */
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

/** Whether a message of a renderer is a response of the shape that it must have. */
export const isScreenResult = (answer: unknown): answer is ScreenResult => Value.Check(Answer, answer);
