/** Placeholder that Vite writes where a nonce belongs; `vite.config.ts` uses it too. */
export const noncePlaceholder = '__CSP_NONCE__';

const configElement = /(<script[^>]*\bid="runtime-config"[^>]*>)[\s\S]*?(<\/script>)/;

/** JSON that can stand inside a script element: no `</script>`, no `<!--`, no line separators. */
export const jsonForScript = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The page of one response: its own nonce, and the runtime config. */
export function fillPage(template: string, nonce: string, config: unknown): string {
  const json = jsonForScript(config);
  return template
    .replaceAll(noncePlaceholder, nonce)
    .replace(configElement, (_all, open: string, close: string) => open + json + close);
}
