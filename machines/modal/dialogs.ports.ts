import { callbackPort } from '../lib/port.ts';

/**
 * While dialogs stand, takes the browser's Back for them: sends `back.pressed` each time, and holds
 * it once more when told `back.hold`.
 */
export const holdBack = callbackPort<{ type: 'back.hold' }>('holdBack');

/** Sends `motion.changed` with the fade in milliseconds: at once, and when the wish changes. */
export const watchMotion = callbackPort<{ type: 'motion.read' }>('watchMotion');
