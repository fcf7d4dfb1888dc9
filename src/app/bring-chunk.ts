const under = new Map<string, Promise<void>>();

const isThere = (href: string): boolean =>
  document.querySelector(`link[href="${href}"],script[src="${href}"]`) !== null;

/** A stylesheet that failed may be asked for again by another link: nothing else has to fetch it. */
const styled = (href: string): Promise<void> =>
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

const fetched = async (href: string): Promise<void> => {
  const answer = await fetch(href);
  if (!answer.ok || !/script/.test(answer.headers.get('Content-Type') ?? '')) throw new Error(href);
  await answer.arrayBuffer();
};

const bring = (href: string): Promise<void> => {
  const known = under.get(href);
  if (known) return known;
  const coming = (href.endsWith('.css') ? styled(href) : fetched(href)).catch((error: unknown) => {
    under.delete(href);
    throw error;
  });
  under.set(href, coming);
  return coming;
};

let isAhead = false;

/**
 * Fetches what a loader would import, and its styles, and evaluates none of it; `load` must begin with
 * its `import()`. Where no build has been, it is imported.
 */
export const fetchAhead = <Module>(load: () => Promise<Module>): Promise<unknown> => {
  isAhead = true;
  try {
    return load();
  } finally {
    isAhead = false;
  }
};

/**
 * Fetches a chunk and what it stands on before it is imported, in the place of Vite's own preloading:
 * a browser never asks again for a module whose import, or preload, has failed once in a document.
 * `files` are paths below the root, without a slash at their start.
 */
export const bringChunk = async <Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> => {
  const isWanted = !isAhead;
  const hrefs = files.map((file) => `/${file}`);
  // What is on its way is waited for, though its tag stands there already.
  await Promise.all(hrefs.filter((href) => under.has(href) || !isThere(href)).map(bring));
  // Whoever fetches ahead takes nothing from the promise, and least of all a module.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see `fetchAhead`
  return isWanted ? load() : (undefined as Module);
};
