import { useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { ImageOff } from './icons.ts';
import { Icon } from './icon.tsx';
import { lazyView } from './lazy-view.tsx';
import css from './picture.module.css';
import { isHeldBack } from './saves-data.ts';
import { useText } from './text.tsx';

/** Nobody without a data saver fetches it. */
const HeldPicture = lazyView(async () => (await import('./held-picture.tsx')).HeldPicture);

export interface PictureProps {
  src: string;
  /** What it shows; empty when the words around it say so. */
  alt: string;
  /** Its own size in pixels: the place is kept before it loads. */
  width: number;
  height: number;
  /** The picture's own average colour, any CSS colour. */
  placeholder?: string | null | undefined;
  srcSet?: string;
  sizes?: string;
  /** Loaded at once and first: the one picture that opens a page. */
  eager?: boolean;
  rounded?: boolean;
  /** So small that the data saver lets it pass. */
  light?: boolean;
  /** Called on the first failure, once: an address may have expired and its owner can renew it. */
  onFail?: (() => void) | undefined;
}

/** A picture in its own shape, with its colour before it and an honest word when it does not come. */
export function Picture(props: PictureProps) {
  const { src, width, height, placeholder, eager = false, rounded = false, onFail } = props;
  const { t } = useText();
  const [isHeld, setHeld] = useState(() => !props.light && isHeldBack(src));
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const style = {
    aspectRatio: `${width} / ${height}`,
    '--placeholder': placeholder ?? undefined,
  };
  return (
    <span className={classNames(css.picture, rounded && css.rounded)} style={style}>
      {isHeld ? (
        <HeldPicture alt={props.alt} onLoad={() => setHeld(false)} />
      ) : failed === src ? (
        <span className={css.failed}>
          <Icon of={ImageOff} />
          {t('ui.picture.failed')}
          <Button
            onClick={() => {
              setFailed(null);
              setAttempt(attempt + 1);
            }}
          >
            {t('ui.loading.retry')}
          </Button>
        </span>
      ) : (
        <img
          key={attempt}
          src={src}
          srcSet={props.srcSet}
          sizes={props.sizes}
          alt={props.alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => {
            setFailed(src);
            if (attempt === 0) onFail?.();
          }}
        />
      )}
    </span>
  );
}
