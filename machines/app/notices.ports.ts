/** Milliseconds for which a notice that can be acted on stands at least: it must be reached first. */
export const actingTime = 20_000;

/** Milliseconds that a person needs for a text of so many words: five seconds and a third for each. */
export const readingTime = (words: number): number => 5000 + 300 * words;
