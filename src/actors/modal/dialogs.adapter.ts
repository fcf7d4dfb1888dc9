import { fromCallback } from 'xstate';
import { dialogFlowMachine } from '#machines/modal/dialog-flow.machine.ts';
import { dialogMachine } from '#machines/modal/dialog.machine.ts';
import { backHoldMachine } from '#machines/navigation/back-hold.machine.ts';
import { backHoldAdapter } from '../navigation/back-hold.adapter.ts';
import { dialogFlowAdapter, type LoadDialog } from './dialog-flow.adapter.ts';

const fade = 200;

/**
 * Joins the dialogs to the browser's Back (one held history entry), to its question before a page
 * goes, to whether things move less, and to where their code comes from.
 */
export const dialogsAdapter = ({ load }: { load: LoadDialog }) => ({
  actors: {
    dialog: dialogMachine.provide({
      actors: { flow: dialogFlowMachine.provide(dialogFlowAdapter({ load })) },
    }),
    backHold: backHoldMachine.provide(backHoldAdapter(window)),
    holdPage: fromCallback<{ type: 'page.read' }, { isUnsent: () => boolean }>(({ input }) => {
      const ask = (event: BeforeUnloadEvent) => {
        if (input.isUnsent()) event.preventDefault();
      };
      window.addEventListener('beforeunload', ask);
      return () => window.removeEventListener('beforeunload', ask);
    }),
    watchMotion: fromCallback<{ type: 'motion.read' }>(({ sendBack }) => {
      const request = window.matchMedia('(prefers-reduced-motion: reduce)');
      const root = document.documentElement;
      const notify = () => {
        const isStill = request.matches || root.matches('[data-display~="still"]');
        sendBack({ type: 'motion.changed', fade: isStill ? 0 : fade });
      };
      notify();
      request.addEventListener('change', notify);
      const observer = new MutationObserver(notify);
      observer.observe(root, { attributeFilter: ['data-display'] });
      return () => {
        request.removeEventListener('change', notify);
        observer.disconnect();
      };
    }),
  },
});
