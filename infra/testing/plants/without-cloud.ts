import { defineConfig } from 'vitest/config';
import whole from '../../../vitest.config.ts';

/** The configuration of all tests, for those that need no product: nothing is built and booted before they begin. */
export default defineConfig({ ...whole, test: { ...whole.test, globalSetup: [] } });
