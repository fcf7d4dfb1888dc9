import { promisePort } from '../lib/port.ts';
import type { CopiedLink } from './profile-link.types.ts';

/** Puts the whole address of a path of the app where a person can paste it from. Throws where there is no clipboard. */
export const copyLink = promisePort<CopiedLink, { path: string }>('copyLink');
