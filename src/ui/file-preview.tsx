import { useCallback } from 'react';
import css from './file-preview.module.css';

const hide = (image: HTMLImageElement) => image.setAttribute('hidden', '');

/** A picture of this device; its address lives as long as it is drawn. */
function Local({ file }: { file: Blob }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt="" onError={({ currentTarget }) => hide(currentTarget)} />;
}

/** A small square of a picture, from this device or from the server; its colour where neither is there. */
export function FilePreview({
  source,
  url,
  placeholder,
}: {
  /** Only a `File` is shown, and of a video what the server made of it. */
  source: unknown;
  url: string | null;
  placeholder: string | null;
}) {
  const local = source instanceof Blob && !source.type.startsWith('video/') ? source : null;
  return (
    <span className={css.preview} style={{ '--placeholder': placeholder ?? undefined }}>
      {local && <Local file={local} />}
      {!local && url !== null && (
        <img src={url} alt="" onError={({ currentTarget }) => hide(currentTarget)} />
      )}
    </span>
  );
}
