import { callbackPort } from '../lib/port.ts';

/** Sends `motion.changed` with the fade in milliseconds: at once, and when the wish changes. */
export const watchMotion = callbackPort<{ type: 'motion.read' }>('watchMotion');
