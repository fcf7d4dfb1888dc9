import { callbackPort, promisePort } from '../lib/port.ts';
import type { PlacesCommand, RenewedFilm, RenewInput } from './player.types.ts';

/** Another address of a video whose address ended, and whether it answers. Throws a Failure. */
export const renewFilm = promisePort<RenewedFilm, RenewInput>('renewFilm');

/** Keeps places in videos on this device: sends `places.read` at once and when another tab wrote. */
export const keepPlaces = callbackPort<PlacesCommand>('keepPlaces');
