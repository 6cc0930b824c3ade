import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** The long browser tests, `e2e/long/<group>/`: `npm run test:all`. */
export default defineConfig({ ...config, testDir: './long' });
