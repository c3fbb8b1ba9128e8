import { startStaticServer } from './static-server.ts';

/** `tsx tests/support/serve.ts FOLDER PORT [BASE]`: serves a built site until it is stopped. */
const [root = 'dist', port = '4610', base = ''] = process.argv.slice(2);
const server = await startStaticServer(root, { port: Number(port), base });
console.log(server.origin + base);
