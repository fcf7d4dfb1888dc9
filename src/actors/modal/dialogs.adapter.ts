import { fromCallback } from 'xstate';

const fade = 200;
const isOurs = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'dialog' in state;

const hold = () => {
  const state: unknown = history.state;
  const kept = typeof state === 'object' ? state : null;
  history.pushState({ ...kept, dialog: true }, '');
};

/** Joins the dialogs to the browser's Back (one held history entry) and to the wish for less motion. */
export const dialogsAdapter = () => ({
  actors: {
    holdBack: fromCallback<{ type: 'back.hold' }>(({ sendBack, receive }) => {
      const hear = () => {
        if (!isOurs(history.state)) sendBack({ type: 'back.pressed' });
      };
      hold();
      receive(hold);
      window.addEventListener('popstate', hear);
      return () => {
        window.removeEventListener('popstate', hear);
        if (isOurs(history.state)) history.back();
      };
    }),
    watchMotion: fromCallback<{ type: 'motion.read' }>(({ sendBack }) => {
      const wish = window.matchMedia('(prefers-reduced-motion: reduce)');
      const tell = () => sendBack({ type: 'motion.changed', fade: wish.matches ? 0 : fade });
      tell();
      wish.addEventListener('change', tell);
      return () => wish.removeEventListener('change', tell);
    }),
  },
});
