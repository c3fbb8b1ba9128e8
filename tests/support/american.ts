import { vi } from 'vitest';

// Unit tests use one language, independent of the owner's. tests/unit/mocked/polish.test.ts tries another.
vi.mock('../../src/locale.ts', async (original) => ({
  ...(await original<typeof import('../../src/locale.ts')>()),
  language: 'en-US',
  currency: 'USD',
}));
