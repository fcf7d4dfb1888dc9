import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Env } from '../../context.ts';
import { jsonForScript } from '../../web/hosting-page.ts';
import { framePage, type FramePage } from './frame-page.ts';
import { standInTexts } from '../texts.ts';

type Look = Pick<FramePage, 'locale' | 'theme'> & { hasButton: boolean };

const field = (id: 'number' | 'expiry' | 'cvc', label: string, rest: Record<string, string>) =>
  html`<div class="${id === 'number' ? 'wide' : ''}">
    <label for="${id}">${label}</label>
    <input
      id="${id}"
      name="${id}"
      type="text"
      inputmode="${id === 'expiry' ? 'text' : 'numeric'}"
      autocomplete="${rest['autocomplete']}"
      placeholder="${rest['placeholder']}"
      maxlength="${rest['maxlength']}"
      required
      aria-describedby="${id}-error"
      spellcheck="false"
    />
    <p class="error" id="${id}-error" aria-live="polite"></p>
  </div>`;

/** The card field of one setup. What is typed goes to the stand-in only. */
export function fieldPage(c: Context<Env>, setupId: string, look: Look) {
  const texts = standInTexts[look.locale].cardFrame;
  return framePage(c, {
    ...look,
    title: texts.cardTitle,
    content: html`<form id="card" novalidate aria-label="${texts.cardTitle}">
      ${field('number', texts.number, {
        autocomplete: 'cc-number',
        placeholder: '1234 1234 1234 1234',
        maxlength: '30',
      })}
      ${field('expiry', texts.expiry, {
        autocomplete: 'cc-exp',
        placeholder: texts.expiryHint,
        maxlength: '9',
      })}
      ${field('cvc', texts.cvc, { autocomplete: 'cc-csc', placeholder: '123', maxlength: '4' })}
      <p class="error wide" id="form-error" role="alert"></p>
      ${look.hasButton ? html`<button class="main wide" id="save">${texts.save}</button>` : ''}
      <details class="note">
        <summary>${texts.standIn}</summary>
        <ul>
          <li><code>4242 4242 4242 4242</code> ${texts.pays}</li>
          <li><code>4000 0000 0000 0002</code> ${texts.declines}</li>
          <li><code>4000 0000 0000 9995</code> ${texts.noFunds}</li>
          <li><code>4000 0000 0000 3220</code> ${texts.asks}</li>
        </ul>
      </details>
    </form>`,
    script: `const texts = ${jsonForScript({ setupId, ...texts })};${script}`,
  });
}

const script = String.raw`
  const form = $('card');
  const names = ['number', 'expiry', 'cvc'];
  let isBusy = false;
  const show = (name, text) => {
    $(name + '-error').textContent = text || '';
    if (text) $(name).setAttribute('aria-invalid', 'true');
    else $(name).removeAttribute('aria-invalid');
  };
  const luhn = (digits) =>
    [...digits].reverse().reduce((sum, digit, index) => {
      const value = Number(digit) * (index % 2 ? 2 : 1);
      return sum + (value > 9 ? value - 9 : value);
    }, 0) % 10 === 0;
  $('number').addEventListener('blur', () => {
    const digits = $('number').value.replace(/[\s-]/g, '');
    if (/^\d{12,19}$/.test(digits)) {
      const groups = /^3[47]/.test(digits) ? /^(\d{4})(\d{6})(\d+)$/ : null;
      const parts = groups ? (groups.exec(digits) || [0, digits]).slice(1) : digits.match(/\d{1,4}/g);
      $('number').value = parts.join(' ');
      if (!luhn(digits)) show('number', texts.numberInvalid);
    }
  });
  $('expiry').addEventListener('blur', () => {
    const bare = /^(0[1-9]|1[0-2])(\d{2})$/.exec($('expiry').value.trim());
    if (bare) $('expiry').value = bare[1] + '/' + bare[2];
  });
  for (const name of names) $(name).addEventListener('input', () => show(name, ''));
  const busy = (value) => {
    isBusy = value;
    const save = $('save');
    if (save) {
      save.setAttribute('aria-disabled', String(value));
      save.textContent = value ? texts.saving : texts.save;
    }
    say({ type: 'busy', is_busy: value });
  };
  const fill = async () => {
    if (isBusy) return;
    $('form-error').textContent = '';
    busy(true);
    try {
      const typed = Object.fromEntries(names.map((name) => [name, $(name).value]));
      const answer = await ask('/psp/setups', { setup: texts.setupId, ...typed });
      const errors = answer.errors || {};
      for (const name of names) show(name, errors[name] && texts.errors[name][errors[name]]);
      const first = names.find((name) => errors[name]);
      if (first) {
        busy(false);
        $(first).focus();
        return;
      }
      busy(false);
      say({ type: 'setup', setup_id: texts.setupId });
    } catch (error) {
      busy(false);
      $('form-error').textContent = texts.unreachable;
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void fill();
  });
  addEventListener('message', ({ origin, source, data }) => {
    if (source !== parent || origin !== home) return;
    if (data && data.source === 'fanfare-app' && data.type === 'submit') void fill();
  });
  say({ type: 'ready' });
`;
