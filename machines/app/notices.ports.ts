/** Milliseconds that a person needs for a text of so many words: five seconds and a third for each. */
export const readingTime = (words: number): number => 5000 + 300 * words;
