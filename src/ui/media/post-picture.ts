interface Picture {
  readonly url: string | null;
  readonly thumbUrl: string | null;
  readonly width: number;
}

/**
 * Sizes of a post's picture to choose from. The hosting page preloads the first one before any view
 * renders, so both must be identical.
 */
export const postPicture = ({ url, thumbUrl, width }: Picture, isAlone: boolean) =>
  thumbUrl && url
    ? {
        srcSet: `${thumbUrl} 480w, ${url} ${width}w`,
        sizes: isAlone ? '(min-width: 600px) 640px, 100vw' : '(min-width: 600px) 320px, 50vw',
      }
    : {};
