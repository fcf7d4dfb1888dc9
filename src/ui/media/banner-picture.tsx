import { useState } from 'react';
import { usePicture } from './addresses.ts';
import { cutStyle, type Align } from '../fields/align.ts';
import css from './banner-picture.module.css';
import { FailedFile } from './failed-file.tsx';
import { lazyView } from '../loading/lazy-view.tsx';
import { useVeil } from './picture.tsx';
import { isHeldBack } from '../loading/data-saver.ts';

const DeferredPicture = lazyView(
  async () => (await import('./deferred-picture.tsx')).DeferredPicture,
);

/** Wide picture of a profile; `placeholder` is a CSS colour. */
export interface Banner {
  readonly url: string;
  readonly thumbUrl: string;
  readonly width: number;
  readonly placeholder: string;
  readonly alt: string | null;
}

/** Mounted once it is known which picture it is, and so whether that waits for a press. */
function Shown({ banner, align, isOwn }: { banner: Banner; align: Align; isOwn: boolean }) {
  const [isHeld, setHeld] = useState(() => !isOwn && isHeldBack(banner.url));
  const { url, thumbUrl, width } = banner;
  const drawn = usePicture(url, `${thumbUrl} 480w, ${url} ${width}w`);
  if (isHeld) return <DeferredPicture alt={banner.alt ?? ''} onLoad={() => setHeld(false)} />;
  if (drawn.isLost) return <FailedFile of="picture" onRetry={drawn.retry} />;
  if (drawn.src === null) return null;
  return (
    <img
      key={drawn.turn}
      src={drawn.src}
      srcSet={drawn.srcSet}
      sizes="(min-width: 600px) 640px, 100vw"
      alt={banner.alt ?? ''}
      fetchPriority="high"
      decoding="async"
      style={cutStyle(align)}
      onError={drawn.onError}
      onLoad={drawn.onLoad}
    />
  );
}

/** The wide picture over a profile, cut as its owner chose; a plain surface where there is none. */
export function BannerPicture({
  banner,
  align,
  isOwn = false,
}: {
  banner: Banner | null;
  align: Align;
  /** Never held back to save data: what is being cut has to be seen. */
  isOwn?: boolean;
}) {
  const veil = useVeil();
  return (
    <div
      {...(banner && veil)}
      className={css.banner}
      style={{ '--placeholder': banner?.placeholder }}
    >
      {banner && <Shown key={banner.url} banner={banner} align={align} isOwn={isOwn} />}
    </div>
  );
}
