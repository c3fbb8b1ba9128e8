// Loaded into a build before anything else: it is tomorrow.
const A_DAY = 24 * 60 * 60 * 1000;

globalThis.Date = new Proxy(Date, {
  construct: (Today, given, asked) => Reflect.construct(Today, given.length > 0 ? given : [Today.now() + A_DAY], asked),
  get: (Today, name) => (name === 'now' ? () => Today.now() + A_DAY : Reflect.get(Today, name)),
});
