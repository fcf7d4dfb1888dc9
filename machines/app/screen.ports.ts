import { promisePort } from '../lib/port.ts';
import type { Location } from '../navigation/navigation.types.ts';
import type { LoadedScreen, ReleaseFinding } from './screen.types.ts';

/** Fetches the code of a location's screen. Rejects when the chunk cannot be had. */
export const loadScreen = promisePort<LoadedScreen, { location: Location }>('loadScreen');

/** Compares the release of this page with what the server serves now. */
export const compareRelease = promisePort<ReleaseFinding>('compareRelease');

/** Opens the page anew; rejects when something typed would be lost, and never resolves otherwise. */
export const reloadPage = promisePort<void>('reloadPage');
