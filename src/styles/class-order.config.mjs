import config from './tailwind.config.mjs';

/** The order in which Prettier writes classes: margins and paddings as Tailwind's own utilities, before type and color. */
export default { ...config, corePlugins: { ...config.corePlugins, margin: true, padding: true }, plugins: [] };
