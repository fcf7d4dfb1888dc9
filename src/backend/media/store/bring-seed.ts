import type { Backend } from '../../context.ts';
import { copyMedia } from './copy-media.ts';
import { folderStore } from './folder-store.ts';

/** Brings the demo world's pictures, which are made on this machine, to the bucket of the media. */
export async function bringSeed({ media, mediaDir, log }: Backend): Promise<void> {
  if (media.folder !== null) return;
  const seed = { prefixes: ['seed/'], desk: mediaDir };
  const { files } = await copyMedia(folderStore(mediaDir), media, seed);
  if (files > 0) log.info('pictures of the demo world are in the bucket', { files });
}
