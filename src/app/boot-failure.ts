import type { LocaleCode } from '#src/contract/app/locale.ts';
import type { BootTexts } from '#src/hosting/texts.ts';

/** Written into the script by its build. */
declare const BOOT_TEXTS: BootTexts;

const knowsModules = () => 'noModule' in HTMLScriptElement.prototype;
/** False in a browser that lacks what the app's code is written with. */
const isCurrent = () => knowsModules() && 'toSorted' in Array.prototype;

const buttonLook: Partial<CSSStyleDeclaration> = {
  minHeight: '44px',
  padding: '8px 24px',
  border: '1px solid transparent',
  borderRadius: '8px',
  font: 'inherit',
  background: 'var(--color-accent, ButtonFace)',
  color: 'var(--color-on-accent, ButtonText)',
};

const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) =>
  Object.assign(document.createElement(name), { textContent: text });

/** Takes the place of the first paint, also where no style sheet has come. */
function showFailure(face: HTMLElement, locale: LocaleCode) {
  const { failed, old, retry } = BOOT_TEXTS[locale];
  const { title, text } = isCurrent() ? failed : old;
  const words = document.createElement('div');
  words.setAttribute('role', 'alert');
  const heading = element('h1', title);
  heading.style.fontSize = '1.375rem';
  words.append(heading, element('p', text));
  const button = element('button', retry);
  button.type = 'button';
  Object.assign(button.style, buttonLook);
  button.addEventListener('click', () => location.reload());
  addEventListener('online', () => location.reload());
  face.lang = locale;
  face.style.setProperty('--boot-brand', "''");
  face.style.setProperty('--boot-loading', "''");
  const page = document.createElement('main');
  page.style.display = 'contents';
  page.append(words, button);
  face.textContent = '';
  face.append(page);
}

/**
 * Says so, with a way to try again, where the app's code did not come or is not understood; `language` is asked only
 * then. Once the app is on the page, failures are its own.
 */
export function watchLoading(language: () => LocaleCode): void {
  const fail = () => {
    const face = document.querySelector<HTMLElement>('.boot-face');
    if (face) showFailure(face, language());
  };
  addEventListener(
    'error',
    ({ target, error }) => {
      const isAppScript = target instanceof HTMLScriptElement && target.type === 'module';
      if (isAppScript || error instanceof SyntaxError) fail();
    },
    true,
  );
  if (!knowsModules()) addEventListener('DOMContentLoaded', fail);
}
