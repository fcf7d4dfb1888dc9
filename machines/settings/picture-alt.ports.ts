import { promisePort } from '../lib/port.ts';
import type { PictureAltInput } from './picture-alt.types.ts';

/** Saves the words of a picture and gives them as the server keeps them. Throws a Failure. */
export const saveAlt = promisePort<string, PictureAltInput>('saveAlt');
