/** The six document pages of one language. */
export type PageTexts = Record<
  'terms' | 'privacy' | 'about' | 'contacts' | 'help' | 'analytics_summary',
  { title: string; paragraphs: readonly string[] }
>;
