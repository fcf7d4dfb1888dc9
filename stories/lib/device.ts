type Globals = Readonly<Record<string, unknown>>;

/** Language of the toolbar; that of the stretched and the turned texts is English. */
export const languageOf = ({ locale }: Globals): string => {
  const language = String(locale);
  return language.startsWith('pseudo') ? 'en' : language;
};

/** Theme of the toolbar, or else of this device. */
export const themeOf = ({ theme }: Globals): 'light' | 'dark' => {
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};
