/** The package has its types in a file that no compiler looks for. */
declare module 'unicode-confusables' {
  /** The text with each character replaced by the usual one that it looks like. */
  export function rectifyConfusion(text: string): string;
}
