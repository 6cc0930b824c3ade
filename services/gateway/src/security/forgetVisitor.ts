import { hasOptedOut } from '@guide/service-kit';
import { stringifySetCookie } from 'cookie';
import plugin from 'fastify-plugin';

const COOKIES = ['session', 'visitor', '__Host-session', '__Host-visitor'];

/** Deletes the cookies of visitors who have opted out (D-35). */
export const forgetVisitor = plugin(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      const present = hasOptedOut(request.headers) ? COOKIES.filter((name) => name in request.cookies) : [];
      if (present.length === 0) return done();
      reply.header(
        'set-cookie',
        present.map((name) =>
          stringifySetCookie({
            name,
            value: '',
            path: '/',
            httpOnly: true,
            sameSite: 'lax',
            maxAge: 0,
            secure: name.startsWith('__Host-'),
          }),
        ),
      );
      done();
    });
  },
  { name: 'forget-visitor', dependencies: ['@fastify/cookie'] },
);
