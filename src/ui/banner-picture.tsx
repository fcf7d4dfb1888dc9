import { useState } from 'react';
import css from './banner-picture.module.css';
import { lazyView } from './lazy-view.tsx';
import { isHeldBack } from './saves-data.ts';

const HeldPicture = lazyView(async () => (await import('./held-picture.tsx')).HeldPicture);

interface Banner {
  readonly url: string;
  readonly thumbUrl: string;
  readonly width: number;
  readonly placeholder: string;
  readonly alt: string | null;
}

/** Mounted once it is known which picture it is, and so whether that waits for a press. */
function Shown(props: { banner: Banner; at: string; scale: number; isOwn: boolean }) {
  const { banner, at, scale, isOwn } = props;
  const [isHeld, setHeld] = useState(() => !isOwn && isHeldBack(banner.url));
  if (isHeld) return <HeldPicture alt={banner.alt ?? ''} onLoad={() => setHeld(false)} />;
  return (
    <img
      src={banner.url}
      srcSet={`${banner.thumbUrl} 480w, ${banner.url} ${banner.width}w`}
      sizes="(min-width: 600px) 640px, 100vw"
      alt={banner.alt ?? ''}
      fetchPriority="high"
      decoding="async"
      style={{ objectPosition: at, transformOrigin: at, scale: String(scale) }}
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
  /** Percent from the left and from the top, and how much it is enlarged. */
  align: { readonly x: number; readonly y: number; readonly scale: number };
  /** Never held back to save data: what is being cut has to be seen. */
  isOwn?: boolean;
}) {
  return (
    <div className={css.banner} style={{ '--placeholder': banner?.placeholder }}>
      {banner && (
        <Shown
          key={banner.url}
          banner={banner}
          at={`${align.x}% ${align.y}%`}
          scale={align.scale}
          isOwn={isOwn}
        />
      )}
    </div>
  );
}
