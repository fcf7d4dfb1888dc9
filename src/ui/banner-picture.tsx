import css from './banner-picture.module.css';

/** The wide picture over a profile, cut as its owner chose; a plain surface where there is none. */
export function BannerPicture({
  banner,
  align,
}: {
  banner: {
    readonly url: string;
    readonly thumbUrl: string;
    readonly width: number;
    readonly placeholder: string;
    readonly alt: string | null;
  } | null;
  /** Percent from the left and from the top, and how much it is enlarged. */
  align: { readonly x: number; readonly y: number; readonly scale: number };
}) {
  const at = `${align.x}% ${align.y}%`;
  return (
    <div className={css.banner} style={{ '--placeholder': banner?.placeholder }}>
      {banner && (
        <img
          src={banner.url}
          srcSet={`${banner.thumbUrl} 480w, ${banner.url} ${banner.width}w`}
          sizes="(min-width: 600px) 640px, 100vw"
          alt={banner.alt ?? ''}
          fetchPriority="high"
          decoding="async"
          style={{ objectPosition: at, transformOrigin: at, scale: String(align.scale) }}
        />
      )}
    </div>
  );
}
