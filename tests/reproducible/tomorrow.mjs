// Preloaded into a build: moves the clock to tomorrow.
const DAY_MS = 24 * 60 * 60 * 1000;

globalThis.Date = new Proxy(Date, {
  construct: (Today, given, target) =>
    Reflect.construct(Today, given.length > 0 ? given : [Today.now() + DAY_MS], target),
  get: (Today, name) => (name === 'now' ? () => Today.now() + DAY_MS : Reflect.get(Today, name)),
});
