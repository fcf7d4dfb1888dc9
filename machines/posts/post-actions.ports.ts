import { promisePort } from '../lib/port.ts';
import type { CopiedPostLink, SharedPostLink } from './post-actions.types.ts';

/** Copies the absolute URL of a path to the clipboard. Throws where there is no clipboard. */
export const copyPostLink = promisePort<CopiedPostLink, { path: string }>('copyPostLink');

/** Gives the absolute URL of a path to the device's share sheet; without one, copies it. */
export const sharePostLink = promisePort<SharedPostLink, { path: string; title: string | null }>(
  'sharePostLink',
);
