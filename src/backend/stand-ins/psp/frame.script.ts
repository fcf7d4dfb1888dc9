/**
 * Script of every frame: posts its height and the Esc key to its parent, calls the stand-in, and
 * speaks to pages of its own host alone.
 */
export const frameScript = String.raw`
  'use strict';
  const home = new URL(location.href).origin;
  const say = (message) => {
    if (parent !== window) parent.postMessage({ source: 'fanfare-psp', ...message }, home);
  };
  const $ = (id) => document.getElementById(id);
  const ask = async (path, fields) => {
    const answer = await fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.json();
  };
  new ResizeObserver(() =>
    say({ type: 'resize', height: Math.ceil(document.querySelector('main').getBoundingClientRect().height) }),
  ).observe(document.querySelector('main'));
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.isComposing) say({ type: 'dismiss' });
  });
`;
