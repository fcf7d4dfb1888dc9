import { fromCallback } from 'xstate';
import { dialogFlowMachine } from '#machines/modal/dialog-flow.machine.ts';
import { dialogFlowAdapter, type LoadDialog } from './dialog-flow.adapter.ts';

const fade = 200;
const isOurs = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'dialog' in state;

/** A step back that the browser has not taken yet: it is asynchronous, and holding must wait for it. */
let returning: Promise<void> = Promise.resolve();

const stepBack = () => {
  returning = new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    history.back();
  });
};

const pushEntry = () => {
  const state: unknown = history.state;
  const kept = typeof state === 'object' ? state : null;
  history.pushState({ ...kept, dialog: true }, '');
};

/**
 * Joins the dialogs to the browser's Back (one held history entry), to the wish for less motion, and
 * to where their code comes from.
 */
export const dialogsAdapter = ({ load }: { load: LoadDialog }) => ({
  actors: {
    flow: dialogFlowMachine.provide(dialogFlowAdapter({ load })),
    holdBack: fromCallback<{ type: 'back.hold' }>(({ sendBack, receive }) => {
      let life: 'waiting' | 'holding' | 'over' = 'waiting';
      const hold = async () => {
        await returning;
        if (life !== 'waiting') return;
        pushEntry();
        life = 'holding';
      };
      const hear = () => {
        if (life !== 'holding' || isOurs(history.state)) return;
        life = 'waiting';
        sendBack({ type: 'back.pressed' });
      };
      void hold();
      receive(() => void hold());
      window.addEventListener('popstate', hear);
      return () => {
        window.removeEventListener('popstate', hear);
        if (life === 'holding' && isOurs(history.state)) stepBack();
        life = 'over';
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
