import type { Plugin } from 'vite';

const isRuntime = /rolldown-runtime-[^/]*\.js$/;
const taken = /import\{([^}]*)\}from"\.\/rolldown-runtime-[^"]*\.js";/;
const given = /export\{([^}]*)\};?\s*$/;

const pairs = (list: string) =>
  list.split(',').map((each) => {
    const [name = '', as = name] = each.split(' as ');
    return [name, as] as const;
  });

/**
 * The bundler keeps its few helpers in a file of their own, which costs a phone a request before its
 * first content: the first file carries them for all.
 */
export function ownRuntime(): Plugin {
  return {
    name: 'own-runtime',
    apply: 'build',
    enforce: 'pre',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [file] : [],
        );
        const runtime = chunks.find(({ fileName }) => isRuntime.test(fileName));
        const app = chunks.find(({ name }) => name === 'app');
        if (!runtime || !app) return;
        const [, list = ''] = given.exec(runtime.code) ?? [];
        const members = pairs(list).map(([name, as]) => `${as}:${name}`);
        const whole = `(()=>{${runtime.code.replace(given, '')}return{${members.join()}}})()`;
        const [file] = app.fileName.split('/').slice(-1);
        for (const chunk of chunks) {
          if (!chunk.imports.includes(runtime.fileName)) continue;
          const [, names = ''] = taken.exec(chunk.code) ?? [];
          const wanted = pairs(names);
          chunk.imports = chunk.imports.filter((each) => each !== runtime.fileName);
          const own = wanted.map(([name, as]) => `${as}=$runtime.${name}`);
          const from =
            chunk === app ? `export const $runtime=${whole};` : `import{$runtime}from"./${file}";`;
          if (chunk !== app && !chunk.imports.includes(app.fileName)) {
            chunk.imports.push(app.fileName);
          }
          chunk.code = chunk.code.replace(taken, () => `${from}const ${own.join()};`);
        }
        delete bundle[runtime.fileName];
      },
    },
  };
}
