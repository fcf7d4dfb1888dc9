import { promisePort } from '../lib/port.ts';
import type { RenewedClip } from './video-preview.types.ts';

/** Another address of a clip whose address ended. Throws a Failure. */
export const renewClip = promisePort<RenewedClip, { url: string }>('renewClip');
