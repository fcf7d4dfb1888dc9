import { register } from 'node:module';

/** In place of its code for Node, which knows no files of a browser, the client of tus for browsers. */
const hooks = `export const resolve = (name, context, next) =>
  next(name === 'tus-js-client' ? 'tus-js-client/lib.es5/browser/index.js' : name, context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);

const { main } = await import('./main.ts');
process.exit((await main(process.argv.slice(2))) ? 0 : 1);
