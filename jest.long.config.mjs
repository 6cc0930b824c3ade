/** The long tests, `<workspace>/test/long/<group>/`, for `npm run test:all`. */
import { configOf } from './jest.config.mjs';

export default configOf('test/long');
