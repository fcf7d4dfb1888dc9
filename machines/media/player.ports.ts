import { callbackPort, promisePort } from '../lib/port.ts';
import type { PlacesCommand, RenewInput, RenewedUrl } from './player.types.ts';

/** Another address of a video whose address ended; null where it has none any more. Throws a Failure. */
export const renewFilm = promisePort<RenewedUrl, RenewInput>('renewFilm');

/** Keeps places in videos on this device: sends `places.read` at once and when another tab wrote. */
export const keepPlaces = callbackPort<PlacesCommand>('keepPlaces');
