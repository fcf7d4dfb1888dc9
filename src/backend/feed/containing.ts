/** The pattern of `ilike` for texts that contain these words, whatever signs they hold. */
export const containing = (words: string) => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
