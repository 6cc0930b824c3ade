import { startServer } from '@guide/service-kit';
import { service } from './app';

await startServer(service);
