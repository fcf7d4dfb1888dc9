import { fromCallback } from 'xstate';

/** Milliseconds between two questions to the server whether the address is verified. */
const pollEvery = 10_000;

/** Has the server asked now and then, while the page is seen; one that is shown again asks by itself. */
export const watchForProof = fromCallback<{ type: 'proof.read' }>(({ sendBack }) => {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') sendBack({ type: 'verification.check' });
  }, pollEvery);
  return () => clearInterval(timer);
});
