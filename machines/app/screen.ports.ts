import { promisePort } from '../lib/port.ts';
import type { Location } from '../navigation/navigation.types.ts';
import type { LoadedScreen } from './screen.types.ts';

/** Fetches the code of a location's screen. Rejects when the chunk cannot be had. */
export const loadScreen = promisePort<LoadedScreen, { location: Location }>('loadScreen');

/** Opens the page anew; rejects when something typed would be lost, and never resolves otherwise. */
export const reloadPage = promisePort<void>('reloadPage');
