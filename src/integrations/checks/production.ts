// A host or a shell may set NODE_ENV to development, for which React has twice the code. The configuration imports this first,
// because React reads it when it loads.
if (process.argv[2] === 'build') process.env['NODE_ENV'] = 'production';
