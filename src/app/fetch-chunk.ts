const pending = new Map<string, Promise<void>>();

/** A stylesheet that is only preloaded is not applied. */
const isLinked = (href: string): boolean =>
  document.querySelector(`link[href="${href}"]:not([rel="preload"]),script[src="${href}"]`) !==
  null;

/** A stylesheet that failed is removed, so that another link may request it again. */
const loadStyle = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(href));
    });
    Object.assign(link, { rel: 'stylesheet', href });
    document.head.append(link);
  });

const fetchScript = async (href: string): Promise<void> => {
  const response = await fetch(href);
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok || !/script/.test(type)) throw new Error(href);
  await response.arrayBuffer();
};

const fetchOnce = (href: string): Promise<void> => {
  const known = pending.get(href);
  if (known) return known;
  const request = (href.endsWith('.css') ? loadStyle(href) : fetchScript(href)).catch(
    (error: unknown) => {
      pending.delete(href);
      throw error;
    },
  );
  pending.set(href, request);
  return request;
};

let isPrefetching = false;

/**
 * Fetches what a loader would import, and its styles, and evaluates none of it; `load` must begin with
 * its `import()`. Without a build (development) it is imported.
 */
export const prefetch = <Module>(load: () => Promise<Module>): Promise<unknown> => {
  isPrefetching = true;
  try {
    return load();
  } finally {
    isPrefetching = false;
  }
};

/**
 * Fetches a chunk and its dependencies before it is imported, in the place of Vite's preload helper
 * (src/build/chunk-fetcher.ts): a browser never retries a module whose import or preload has failed once
 * in a document. `files` are paths below the root, without a leading slash.
 */
export const fetchChunk = async <Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> => {
  const isImported = !isPrefetching;
  const hrefs = files.map((file) => `/${file}`);
  // A pending request is awaited even though its tag is in the document already.
  await Promise.all(hrefs.filter((href) => pending.has(href) || !isLinked(href)).map(fetchOnce));
  // A prefetch has no value: its callers only wait for it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see `prefetch`
  return isImported ? load() : (undefined as Module);
};
