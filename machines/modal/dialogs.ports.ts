import { callbackPort } from '../lib/port.ts';

/** Sends `motion.changed` with the fade in ms: now, and when `prefers-reduced-motion` changes. */
export const watchMotion = callbackPort<{ type: 'motion.read' }>('watchMotion');

/** Asks before the page goes while `isUnsent` says that a dialog would lose something typed. */
export const holdPage = callbackPort<{ type: 'page.read' }, { isUnsent: () => boolean }>(
  'holdPage',
);
