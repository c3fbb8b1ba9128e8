import react from '@astrojs/react/server.js';

/**
 * React at build as Astro's integration has it, without its trial: to find out whose a component is, that renders each
 * twice, and here all are React's but custom elements, whose names are strings.
 */
export default { ...react, check: (component: unknown) => typeof component !== 'string' };
