import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Env } from '../../context.ts';
import type { PspCardRow, PspChargeRow } from '../../db/schema/psp.ts';
import { jsonForScript } from '../../web/hosting-page.ts';
import { framePage, type FramePage } from './frame-page.ts';
import { standInTexts } from '../texts.ts';

type Look = Pick<FramePage, 'locale' | 'theme'>;

/** The bank's question to the holder of a card, or that it was answered already. */
export function challengePage(
  c: Context<Env>,
  charge: PspChargeRow | undefined,
  card: PspCardRow | undefined,
  look: Look,
) {
  const texts = standInTexts[look.locale].cardFrame;
  if (charge?.status !== 'requires_action')
    return framePage(c, {
      ...look,
      title: texts.bankTitle,
      content: html`<h1>${texts.bankTitle}</h1>
        <p>${texts.answered}</p>`,
      script: `say({ type: 'ready' }); say({ type: 'challenge', result: 'done' });`,
    });
  const { brand } = c.get('backend').settings;
  const amount = new Intl.NumberFormat(look.locale, {
    style: 'currency',
    currency: charge.currency,
  }).format(charge.amount / 100);
  return framePage(c, {
    ...look,
    title: texts.bankTitle,
    content: html`<div id="question">
        <h1>${texts.bankTitle}</h1>
        <dl>
          <dt>${texts.merchant}</dt>
          <dd>${brand}</dd>
          <dt>${texts.amount}</dt>
          <dd>${amount}</dd>
          <dt>${texts.card}</dt>
          <dd>•••• ${card?.last4 ?? ''}</dd>
        </dl>
        <div class="actions">
          <button class="main" type="button" data-answer="approve">${texts.approve}</button>
          <button type="button" data-answer="refuse">${texts.refuse}</button>
          <button type="button" data-answer="close">${texts.close}</button>
        </div>
        <p class="error" id="form-error" role="alert"></p>
        <p class="note">${texts.standIn}</p>
      </div>
      <p id="answered" role="status" hidden>${texts.answered}</p>`,
    script: `const texts = ${jsonForScript({ token: charge.challenge, unreachable: texts.unreachable })};${script}`,
  });
}

const script = String.raw`
  let isBusy = false;
  const buttons = [...document.querySelectorAll('button')];
  for (const button of buttons)
    button.addEventListener('click', async () => {
      if (isBusy) return;
      isBusy = true;
      for (const one of buttons) one.setAttribute('aria-disabled', 'true');
      $('form-error').textContent = '';
      try {
        await ask('/psp/challenges', { token: texts.token, answer: button.dataset.answer });
        $('question').hidden = true;
        $('answered').hidden = false;
        say({ type: 'challenge', result: 'done' });
      } catch (error) {
        isBusy = false;
        for (const one of buttons) one.removeAttribute('aria-disabled');
        $('form-error').textContent = texts.unreachable;
      }
    });
  say({ type: 'ready' });
`;
