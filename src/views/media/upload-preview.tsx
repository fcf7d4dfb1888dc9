import type { Upload } from '#machines/media/upload.types.ts';
import { FilePreview } from '#src/ui/file-preview.tsx';

/** What an upload looks like: as the server made it ready, before that as it lies on this device. */
export function UploadPreview({
  upload: { source, picture },
}: {
  upload: Pick<Upload, 'source' | 'picture'>;
}) {
  return (
    <FilePreview
      source={source}
      url={picture?.thumbUrl ?? null}
      placeholder={picture?.placeholder ?? null}
    />
  );
}
