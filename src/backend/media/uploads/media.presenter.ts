import type { Media } from '#src/contract/media/file.ts';
import type { Backend } from '../../context.ts';
import type { FileRow } from '../../db/schema/files.ts';
import { mediaUrl } from '../addresses.ts';
import { thumbName } from '../variant-names.ts';
import { presentCaptions } from '../captions/caption.presenter.ts';

/**
 * A medium as its viewer may know it: a locked one keeps its shape and colour, and has no address but
 * that of its clip, where its owner offers it.
 */
export function presentMedia(
  backend: Backend,
  file: FileRow,
  isLocked: boolean,
  readerId: number | null,
): Media {
  const { hash, type, status, width, height, duration, placeholder, variants } = file;
  const isOpen = !isLocked && status === 'ready';
  const captions = presentCaptions(backend, file, isOpen, readerId);
  const known = { hash, type, status, width, height, duration, placeholder, is_locked: isLocked };
  const shape = { ...known, ...(captions.length > 0 && { captions }) };
  if (!isOpen) {
    const hidden = { ...shape, alt: null, thumb_url: null, url: null, expires_at: null };
    const isOffered = isLocked && status === 'ready' && file.isPreviewOffered && variants.clip;
    if (!isOffered) return hidden;
    return { ...hidden, preview_url: mediaUrl(backend, hash, 'clip', readerId).url };
  }
  const whole = variants.full ? 'full' : 'original';
  const address = mediaUrl(backend, hash, whole, readerId);
  return {
    ...shape,
    alt: file.alt,
    thumb_url: variants.thumb ? mediaUrl(backend, hash, thumbName(variants), readerId).url : null,
    ...(variants.medium && { medium_url: mediaUrl(backend, hash, 'medium', readerId).url }),
    url: address.url,
    ...(variants.hls && { hls_url: mediaUrl(backend, hash, 'hls', readerId).url }),
    expires_at: address.expiresAt.toISOString(),
  };
}
