import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const wanted = ['react', 'react/jsx-runtime'];
const mark = '\0plain:';
/** Libraries may want the whole of React as one object. */
const isLibrary = /\/node_modules\/(?!@xstate\/)/;

/**
 * React is CommonJS: each use of it is `(0, react.useState)()` and each chunk wraps it anew. A module
 * that hands its functions out by name makes every call a plain one.
 */
export function plainReact(): Plugin {
  return {
    name: 'plain-react',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(\/jsx-runtime)?$/ },
      handler(id, importer) {
        if (!wanted.includes(id) || importer === undefined) return undefined;
        if (importer.startsWith(mark) || isLibrary.test(importer)) return undefined;
        return { id: mark + id, moduleSideEffects: false };
      },
    },
    load: {
      filter: { id: /^\0plain:/ },
      handler(id) {
        const name = id.slice(mark.length);
        const whole: object = require(name);
        const given = Object.keys(whole).filter((each) => /^\w+$/.test(each));
        const lines = given.map(
          (each) => `export const ${each} = /*#__PURE__*/ (() => all.${each})();`,
        );
        return [`import all from '${name}';`, ...lines, 'export default all;'].join('\n');
      },
    },
  };
}
