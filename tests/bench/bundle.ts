import { brotliCompressSync, constants } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';

/** One file of a build. */
export interface Chunk {
  readonly file: string;
  /** Source file it was made for (a screen, a language), from the root of the build; null for shared ones. */
  readonly source: string | null;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly lazy: readonly string[];
  readonly css: readonly string[];
  /** Bytes as a browser receives them: brotli at its highest. */
  readonly bytes: number;
  /** Module (package, or source path) → characters of it that stayed in the chunk. */
  readonly modules: Readonly<Record<string, number>>;
}

/** All files of a build by name, stylesheets included. */
export type Bundle = ReadonlyMap<string, Chunk>;

const packed = (content: string | Uint8Array): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** `react-dom` for a package, a path from the root for a file of ours. */
const moduleName = (id: string): string => {
  const clean = id.replace(/^\0/, '').replace(/\?.*$/, '');
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(clean);
  return inPackage?.[1] ?? clean.replace(`${process.cwd()}/`, '');
};

const modulesOf = (chunk: Rolldown.OutputChunk): Record<string, number> => {
  const sizes: Record<string, number> = {};
  for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
    const name = moduleName(id);
    if (renderedLength > 0) sizes[name] = (sizes[name] ?? 0) + renderedLength;
  }
  return sizes;
};

const describe = (output: Rolldown.OutputChunk | Rolldown.OutputAsset): Chunk => {
  if (output.type === 'asset') {
    const { fileName: file, source } = output;
    const nothing = { source: null, isEntry: false, imports: [], lazy: [], css: [], modules: {} };
    return { ...nothing, file, bytes: file.endsWith('.css') ? packed(source) : 0 };
  }
  const meta = output as { viteMetadata?: { importedCss: ReadonlySet<string> } };
  return {
    file: output.fileName,
    source: output.facadeModuleId === null ? null : moduleName(output.facadeModuleId),
    isEntry: output.isEntry,
    imports: output.imports,
    lazy: output.dynamicImports,
    css: [...(meta.viteMetadata?.importedCss ?? [])],
    bytes: packed(output.code),
    modules: modulesOf(output),
  };
};

/** Builds without writing anything, and weighs every file. */
export async function weigh(config: InlineConfig): Promise<Bundle> {
  const built = await build({
    ...config,
    logLevel: 'error',
    build: { ...config.build, write: false, reportCompressedSize: false },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  return new Map(
    outputs.flatMap(({ output }) => output.map((file) => [file.fileName, describe(file)] as const)),
  );
}

/** A file with everything that comes along before it can run: static imports and their stylesheets. */
export const withImports = (
  bundle: Bundle,
  file: string,
  found = new Set<string>(),
): Set<string> => {
  const chunk = bundle.get(file);
  if (!chunk || found.has(file)) return found;
  found.add(file);
  for (const next of [...chunk.imports, ...chunk.css]) withImports(bundle, next, found);
  return found;
};

/** Stylesheets that no chunk asks for: the page itself links them (`cssCodeSplit: false`). */
export const linkedStyles = (bundle: Bundle): string[] => {
  const asked = new Set([...bundle.values()].flatMap(({ css }) => css));
  return [...bundle.keys()].filter((file) => file.endsWith('.css') && !asked.has(file));
};

export const bytesOf = (bundle: Bundle, files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + (bundle.get(file)?.bytes ?? 0), 0);
