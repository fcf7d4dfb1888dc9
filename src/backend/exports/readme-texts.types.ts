import type { SectionName } from './sections.ts';

/** What stands in the README of an archive, in one language. */
export interface ReadmeTexts {
  title: string;
  /** As of when it is. */
  when: string;
  /** How the files are read. */
  how: string;
  media: string;
  own: string;
  received: string;
  /** What is not in it. */
  left: string;
  files: Record<SectionName, string>;
}
