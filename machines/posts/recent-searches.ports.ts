import { callbackPort } from '../lib/port.ts';
import type { RecentSearchesInput, SearchesCommand } from './recent-searches.types.ts';

/**
 * Stores recent searches on this device: sends `searches.read` at once and when another tab wrote, and
 * `discreet.changed` at once and with each change.
 */
export const keepSearches = callbackPort<SearchesCommand, RecentSearchesInput>('keepSearches');
