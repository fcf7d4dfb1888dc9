/** `login-form` → `loginForm`. */
export const camel = (stem: string): string =>
  stem.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `login-form` and `loginForm` → `LoginForm`. */
export const pascal = (word: string): string => {
  const [first = '', ...rest] = camel(word);
  return first.toUpperCase() + rest.join('');
};

/** `loginForm` → `login-form`. */
export const kebab = (word: string): string =>
  word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
