/**
 * A text with its words in place of `{{word}}`, in one pass: braces within what is filled in, such as those
 * of an address, stay as they are.
 */
export const filled = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (braces, word: string) => words[word] ?? braces);
