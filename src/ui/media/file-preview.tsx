import { useCallback } from 'react';
import { useAddress } from './addresses.ts';
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
  picture,
}: {
  /** Only a `File` is shown, and of what may be a video what the server made of it. */
  source: unknown;
  /** Preview made by the server; null until then. */
  picture: { readonly thumbUrl: string | null; readonly placeholder: string } | null;
}) {
  const url = picture?.thumbUrl ?? null;
  const drawn = useAddress(url ?? '');
  const isHere = source instanceof Blob && !source.type.startsWith('video/');
  const local = isHere && (url === null || source.type.startsWith('image/')) ? source : null;
  return (
    <span className={css.preview} style={{ '--placeholder': picture?.placeholder }}>
      {local && <Local file={local} />}
      {!local && drawn.src && (
        <img
          key={drawn.turn}
          src={drawn.src}
          alt=""
          onError={drawn.onError}
          onLoad={drawn.onLoad}
        />
      )}
    </span>
  );
}
