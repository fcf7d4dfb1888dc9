import { promisePort } from '../lib/port.ts';
import type { CopiedPostLink } from './post-actions.types.ts';

/** Copies the absolute URL of a path to the clipboard. Throws where there is no clipboard. */
export const copyPostLink = promisePort<CopiedPostLink, { path: string }>('copyPostLink');
