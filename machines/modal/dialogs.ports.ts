import { callbackPort } from '../lib/port.ts';

/** Sends `motion.changed` with the fade in ms: now, and when `prefers-reduced-motion` changes. */
export const watchMotion = callbackPort<{ type: 'motion.read' }>('watchMotion');
