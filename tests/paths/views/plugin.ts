import type { Plugin } from 'vite';
import { instrument } from './instrument.ts';

/** Serves the views of a folder (`/project/src/views/`) with every fault in them, each behind its switch. */
export const viewMutants = (folder: string): Plugin => ({
  name: 'view-mutants',
  enforce: 'pre',
  transform(code, id) {
    const [file = ''] = id.split('?');
    if (!file.startsWith(folder) || !file.endsWith('.tsx')) return null;
    return { code: instrument(file.slice(folder.length), code).code, map: null };
  },
});
