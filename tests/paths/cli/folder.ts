import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import type { ModelSource } from '../emit/source.ts';
import type { TransitionId } from '../model.ts';
import type { PageReport } from '../report/flow-report.ts';
import { subjectOf, type Subject } from '../subject.ts';
import { UsageError } from './call.ts';

/** A folder of flows, and how their models are read from it. */
export interface Flows {
  /** Folder that contains the domains. */
  readonly root: string;
  /** `domain/stem` of every chart. */
  readonly charts: readonly string[];
  /** Those of them that have a model. */
  readonly names: readonly string[];
  load(flow: string): Promise<Subject>;
  /** Exports of any other file below the root. */
  read(file: string): Promise<Readonly<Record<string, unknown>>>;
  /** Import of the flow's model as a test file in `folder` writes it. */
  source(flow: string, folder: string): Promise<ModelSource>;
  /** Share of a flow that is walked in the running app, where there is one. */
  inApp?(flow: string, subject: Subject, ids: readonly TransitionId[]): Promise<PageReport | null>;
  /** The same kind of flows below another folder. */
  beside(root: string): Promise<Flows>;
  close(): Promise<void>;
}

/** Views import style sheets and pictures, so models are read by Vite, as the tests read them. */
const server = (root: string): Promise<ViteDevServer> =>
  createServer({
    configFile: false,
    root,
    cacheDir: path.join(root, 'node_modules/.cache/vite-paths'),
    // What cannot be read is an error of ours, in one line.
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    // A chart from another folder is read by the library that the tool uses.
    resolve: { dedupe: ['xstate'] },
    optimizeDeps: { noDiscovery: true, include: [] },
  });

type Module = Readonly<Record<string, unknown>>;

/** The model that a file exports, or else the first machine, of which nothing is known but what it draws. */
const exportOf = (file: string, module: Module): readonly [name: string, subject: Subject] => {
  const all = Object.entries({ default: module['default'], ...module }).flatMap(([name, value]) => {
    const subject = subjectOf(value);
    return subject ? [[name, subject] as const] : [];
  });
  const one = all.find(([, { guards }]) => guards !== 'unknown') ?? all[0];
  if (one) return one;
  throw new UsageError(`${file} exports no machine, and no model with one.`);
};

/** Names by which generated files call the tool. */
export type Words = Pick<ModelSource, 'library' | 'pages' | 'command'>;

/** Reads files that export a machine or a model. */
export async function openFiles(root: string, words: Words) {
  const vite = await server(root);
  const read = async (file: string): Promise<Module> => {
    try {
      return await vite.ssrLoadModule(`/@fs${path.resolve(file)}`);
    } catch (error) {
      throw new UsageError(
        `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  };
  return {
    vite,
    load: async (file: string): Promise<Subject> => exportOf(file, await read(file))[1],
    source: async (file: string, folder: string): Promise<ModelSource> => {
      const [name] = exportOf(file, await read(file));
      const from = path
        .relative(path.resolve(folder), path.resolve(file))
        .replaceAll(path.sep, '/');
      return { ...words, name, from: from.startsWith('.') ? from : `./${from}` };
    },
  };
}
