import type { IconOf } from '../style/icon.tsx';

/** One line of ink in the colour of the text beside it, drawn by ourselves. */
const mark =
  (path: string, width: number): IconOf =>
  ({ size = 20, 'aria-hidden': hidden }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      aria-hidden={hidden}
    >
      <path d={path} />
    </svg>
  );

/** Decorative logos of the providers; the button's text names the provider too. */
export const providerMarks = {
  google: mark('M12 12h8.5a8.5 8.5 0 1 1-2.6-6.1', 3.2),
  twitter: mark('M3.5 3.5h4l13 17h-4zM20 3.5l-6.8 7.4M10.6 13.4 4 20.5', 1.9),
};
