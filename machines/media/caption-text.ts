/** Number of characters that captions may have. */
export const mostCharacters = 500_000;
/** UTF-8 takes at most three bytes for each of them: a larger file is not read at all. */
export const mostBytes = mostCharacters * 3;

/** Line with the times of a cue, in WebVTT (`00:01.000 --> 00:04.000`) or SubRip (`00:00:01,000 --> …`). */
const cue =
  /^[ \t]*(?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3}[ \t]*-->[ \t]*(?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3}/m;

/** True for a text with at least one cue; its other lines are for the server to judge. */
export const hasCue = (text: string): boolean => cue.test(text);
