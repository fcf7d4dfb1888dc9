import { promisePort } from '../lib/port.ts';
import type { PreviewOffer } from './file-preview.types.ts';

/** Stores if the first seconds of a video may be watched by anyone, and answers with it. Throws a Failure. */
export const savePreview = promisePort<PreviewOffer, PreviewOffer & { hash: string }>(
  'savePreview',
);
