/** A page as it is, but for names that are made anew each time: all of it, and without classes and styles. */
export interface PageText {
  readonly whole: string;
  readonly bare: string;
}

const names = /(?:_r_\w*_|:r\w*:)/g;
const styled = /\s(?:class|style)="[^"]*"/g;

/** Text of elements and of all in them, with the values of fields, which are no attributes. */
export function pageText(roots: Iterable<Element>): PageText {
  const whole = [...roots].map(({ outerHTML }) => outerHTML.replaceAll(names, '')).join('\n');
  return { whole, bare: whole.replaceAll(styled, '') };
}
