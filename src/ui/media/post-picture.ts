interface Picture {
  readonly url: string | null;
  readonly thumbUrl: string | null;
  readonly width: number;
}

/**
 * Which sizes of a post's picture a browser may choose from. The hosting page preloads the first one
 * before any view is there, so both have to say the same.
 */
export const postPicture = ({ url, thumbUrl, width }: Picture, isAlone: boolean) =>
  thumbUrl && url
    ? {
        srcSet: `${thumbUrl} 480w, ${url} ${width}w`,
        sizes: isAlone ? '(min-width: 600px) 640px, 100vw' : '(min-width: 600px) 320px, 50vw',
      }
    : {};
