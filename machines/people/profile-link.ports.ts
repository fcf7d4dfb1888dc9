import { promisePort } from '../lib/port.ts';
import type { CopiedLink } from './profile-link.types.ts';

/** Copies the absolute URL of a path to the clipboard. Throws where there is no clipboard. */
export const copyLink = promisePort<CopiedLink, { path: string }>('copyLink');
