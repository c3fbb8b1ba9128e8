import { expect, test } from 'vitest';
import { isReact } from '../../src/integrations/hydration/react-chunk.ts';

test.each([
  '/site/node_modules/react/cjs/react.production.js',
  '/site/node_modules/react-dom/client.js?commonjs-es-import',
  '/site/node_modules/scheduler/index.js',
  '\0/site/node_modules/react/jsx-runtime.js?commonjs-module',
  '\0commonjsHelpers.js',
])('React’s chunk may hold %j', (id) => expect(isReact(id)).toBe(true));

test.each([
  '/site/node_modules/nanostores/index.js',
  '/site/node_modules/@nanostores/react/index.js',
  '/site/node_modules/react-something/index.js',
  '/site/src/components/ui/Link.tsx',
  '/site/src/integrations/hydration/react-client.ts',
])('and not %j', (id) => expect(isReact(id)).toBe(false));
