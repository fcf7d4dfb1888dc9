import css from './qr-picture.module.css';

/** A code to be scanned. It is drawn as a picture, so that nothing in the SVG runs (contract §6). */
export function QrPicture({ svg, alt }: { svg: string; alt: string }) {
  return (
    <img
      data-plain=""
      className={css.picture}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={alt}
      width={200}
      height={200}
    />
  );
}
