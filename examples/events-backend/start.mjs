import { createBackend } from './server.mjs';

const { GUIDE = 'http://localhost:4000', PORT = '4300' } = process.env;
console.log(await createBackend(GUIDE).listen({ port: Number(PORT) }));
