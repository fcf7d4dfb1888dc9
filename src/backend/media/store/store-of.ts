import { folderStore } from './folder-store.ts';
import type { MediaStore } from './media-store.ts';
import type { BucketSettings } from './s3-settings.ts';
import { s3Store } from './s3-store.ts';

/** The store that the settings name: a bucket, or else the folder of this machine. */
export const storeOf = (bucket: BucketSettings | undefined, mediaDir: string): MediaStore =>
  bucket === undefined ? folderStore(mediaDir) : s3Store(bucket);
