import { promisePort } from '../lib/port.ts';
import type { Folder } from './folder-name.types.ts';

/** Makes a folder (`id` null) or gives one another name. Throws a Failure; `invalid` names `name`. */
export const saveFolder = promisePort<Folder, { id: number | null; name: string }>('saveFolder');
