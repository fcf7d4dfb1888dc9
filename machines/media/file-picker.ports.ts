import { promisePort } from '../lib/port.ts';
import type { PickableAsked, PickablePage } from './file-picker.types.ts';

/** One page of one's own files with their marks. Throws a Failure. */
export const loadPickable = promisePort<PickablePage, PickableAsked>('loadPickable');
