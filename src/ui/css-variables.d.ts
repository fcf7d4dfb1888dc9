import 'react';

declare module 'react' {
  /** Lets a `style` set a custom property without a cast. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
