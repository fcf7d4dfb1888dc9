import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import type { AnyStateMachine } from 'xstate';
import type { PageModel } from '#tests/lib/page-model.ts';
import type { Subject } from '../subject.ts';
import { isFile, UsageError } from './call.ts';

/** A folder of flows, and how their models are read from it. */
export interface Flows {
  /** Folder that contains the domains. */
  readonly root: string;
  /** `domain/stem` of every chart. */
  readonly charts: readonly string[];
  /** Those of them that have a model. */
  readonly names: readonly string[];
  /** Those that are walked in the running app too. */
  readonly pages: readonly string[];
  load(flow: string): Promise<Subject>;
  /** Page model for the running app; throws if there is none. */
  loadPage(flow: string): Promise<PageModel>;
  /** Exports of any other file below the root. */
  read(file: string): Promise<Readonly<Record<string, unknown>>>;
  close(): Promise<void>;
}

const found = (root: string, room: string, ending: string): string[] => {
  try {
    return readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => file.endsWith(ending) && file.split('/').length === 2)
      .map((file) => file.slice(0, -ending.length))
      .toSorted();
  } catch {
    return [];
  }
};

/** Views import style sheets and pictures, so models are read by Vite, as the tests read them. */
const server = (root: string): Promise<ViteDevServer> =>
  createServer({
    configFile: false,
    root,
    cacheDir: path.join(root, 'node_modules/.cache/vite-paths'),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    // A chart from another folder is read by the library that the tool uses.
    resolve: { dedupe: ['xstate'] },
    optimizeDeps: { noDiscovery: true, include: [] },
  });

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'implementations' in value && 'root' in value;
const isSubject = (value: unknown): value is Subject =>
  typeof value === 'object' && value !== null && 'machine' in value && isMachine(value.machine);

/** The model that a file exports, or else the first machine, of which nothing is known but what it draws. */
const subjectOf = (file: string, module: Readonly<Record<string, unknown>>): Subject => {
  const exported = [module['default'], ...Object.values(module)];
  const subject = exported.find(isSubject);
  if (subject) return { ...subject, cases: subject.cases ?? {} };
  const machine = exported.find(isMachine);
  if (machine) return { machine, cases: {}, guards: 'unknown' };
  throw new UsageError(`${file} exports no machine, and no model with one.`);
};

/** The flows below `root`: the working tree, or a revision laid out beside the packages. */
export async function openFlows(root: string): Promise<Flows> {
  const vite = await server(root);
  const charts = found(root, 'machines', '.machine.ts');
  const names = found(root, 'tests', '.model.tsx');
  const pages = found(root, 'tests', '.page.ts');
  return {
    root,
    charts,
    names,
    pages,
    load: async (flow) => {
      if (isFile(flow))
        return subjectOf(flow, await vite.ssrLoadModule(`/@fs${path.resolve(flow)}`));
      if (!names.includes(flow))
        throw new UsageError(
          `${flow} has a chart but no model: write tests/${flow}.model.tsx (see tests/README.md).`,
        );
      const module = await vite.ssrLoadModule(`/tests/${flow}.model.tsx`);
      return (module as { default: Subject }).default;
    },
    loadPage: async (flow) => {
      if (!pages.includes(flow))
        throw new UsageError(
          `${flow} is not walked in the running app: write tests/${flow}.page.ts (see tests/README.md).`,
        );
      const module = await vite.ssrLoadModule(`/tests/${flow}.page.ts`);
      return (module as { default: PageModel }).default;
    },
    read: (file) => vite.ssrLoadModule(`/${file}`),
    close: () => vite.close(),
  };
}
