declare module 'react' {
  /** Lets a `style` set a custom property without a cast. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}

/** Joins the class names that hold; the others are false, null or undefined. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
