/**
 * A sign that is seen. None are white space, controls, what is drawn by nothing of its own (joiners,
 * fillers, variation selectors, direction marks, tags: `Default_Ignorable_Code_Point` and `Cf`), and four
 * that no property names: the empty Braille pattern, the object replacement, and two signs without ink of
 * Khitan and of music. Of `Cf` the signs over numbers are seen (`Prepended_Concatenation_Mark`).
 */
const seen = new RegExp(
  [
    String.raw`[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\p{Cf}`,
    String.raw`\u{2800}\u{fffc}\u{16fe4}\u{1d159}]`,
    String.raw`|[\u{600}-\u{605}\u{6dd}\u{70f}\u{890}\u{891}\u{8e2}\u{110bd}\u{110cd}]`,
  ].join(''),
  'u',
);

/** True if nothing can be seen in a text: it counts as empty, for the server and in every form. */
export const isBlank = (text: string): boolean => !seen.test(text);

/** A text without the white space around it; empty when nothing can be seen in it. */
export const trimmed = (text: string): string => (isBlank(text) ? '' : text.trim());
