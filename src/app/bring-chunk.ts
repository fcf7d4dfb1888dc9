const under = new Map<string, Promise<void>>();

const isThere = (href: string): boolean =>
  document.querySelector(`link[href="${href}"],script[src="${href}"]`) !== null;

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
  if (!answer.ok || !/script|css/.test(answer.headers.get('Content-Type') ?? ''))
    throw new Error(href);
  await answer.arrayBuffer();
  if (href.endsWith('.css')) await styled(href);
};

const bring = (href: string): Promise<void> => {
  const known = under.get(href);
  if (known) return known;
  const coming = fetched(href).catch((error: unknown) => {
    under.delete(href);
    throw error;
  });
  under.set(href, coming);
  return coming;
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
  const hrefs = files.map((file) => `/${file}`);
  await Promise.all(hrefs.filter((href) => !isThere(href)).map(bring));
  return load();
};
