import { useEffect, useState } from 'react';
import { usePicture } from './addresses.ts';
import { classNames } from '../style/class-names.ts';
import { FailedFile } from './failed-file.tsx';
import { lazyView } from '../loading/lazy-view.tsx';
import css from './picture.module.css';
import { isHeldBack } from '../loading/data-saver.ts';
import { useText } from '../texts/text.tsx';

/** Lazy: only with the data saver on. */
const DeferredPicture = lazyView(
  async () => (await import('./deferred-picture.tsx')).DeferredPicture,
);

/** Makes the box around a picture something that can be held to see it; nothing where none is veiled. */
export function useVeil() {
  const { t, hidden } = useText();
  if (!hidden.names) return {};
  const hold = t('ui.picture.hold');
  return { 'data-veil': hold, role: 'button', tabIndex: 0, 'aria-label': hold } as const;
}

export interface PictureProps {
  src: string;
  /** Alt text; empty if the text around it says the same. */
  alt: string;
  /** Intrinsic size in pixels, which reserves the space before it loads. */
  width: number;
  height: number;
  /** The picture's own average colour, any CSS colour. */
  placeholder?: string | null | undefined;
  srcSet?: string;
  sizes?: string;
  /** Loaded at once and first: the one picture that opens a page. */
  eager?: boolean;
  rounded?: boolean;
  /** Loads despite the data saver, as it is small. */
  light?: boolean;
  /** Sits in a link, which takes the focus and the keys. */
  inLink?: boolean;
  /** Called when all URLs have failed; the owner may refetch the post. */
  onFail?: (() => void) | undefined;
}

/** A picture in its own shape, with its colour before it and an honest word when it does not come. */
export function Picture(props: PictureProps) {
  const { src, width, height, placeholder, eager = false, rounded = false, onFail } = props;
  const [isHeld, setHeld] = useState(() => !props.light && isHeldBack(src));
  const drawn = usePicture(src, props.srcSet);
  const { isLost } = drawn;
  const veil = useVeil();
  const style = {
    aspectRatio: `${width} / ${height}`,
    '--placeholder': placeholder ?? undefined,
  };
  useEffect(() => {
    if (isLost) onFail?.();
  }, [isLost, onFail]);
  return (
    <span
      {...(!props.inLink && !isHeld && !isLost && veil)}
      className={classNames(css.picture, rounded && css.rounded)}
      style={style}
    >
      {isHeld ? (
        <DeferredPicture alt={props.alt} onLoad={() => setHeld(false)} />
      ) : isLost ? (
        <FailedFile of="picture" onRetry={drawn.retry} />
      ) : (
        drawn.src !== null && (
          <img
            key={drawn.turn}
            src={drawn.src}
            srcSet={drawn.srcSet}
            sizes={props.sizes}
            alt={props.alt}
            width={width}
            height={height}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            onError={drawn.onError}
            onLoad={drawn.onLoad}
          />
        )
      )}
    </span>
  );
}
