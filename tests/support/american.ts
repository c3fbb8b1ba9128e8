import { vi } from 'vitest';

// Unit tests say what a rule writes in one language, whatever the owner's is. tests/unit/mocked/danish.test.ts tries another.
vi.mock('../../src/locale.ts', async (original) => ({
  ...(await original<typeof import('../../src/locale.ts')>()),
  language: 'en-US',
  currency: 'USD',
}));
