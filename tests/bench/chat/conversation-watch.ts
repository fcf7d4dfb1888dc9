import type * as Eye from './eye.ts';

/** Measurements that a conversation's page takes of itself. */
export interface Watch {
  came: number;
  last: number;
  open(link: string): Promise<number>;
  burst(wanted: number): Promise<{ lost: number; fps: number; settles: number }>;
  history(): Promise<number>;
}

/** Runs inside the page, before anything of it but what `lentEyes` puts there: all else it needs stands in it. */
export const watchConversation = (): void => {
  const { countFrames, painted } = globalThis as unknown as typeof Eye;
  let known: Element | null = null;
  /** Looked for once: what watches must not be what is slow. */
  const log = () => (known?.isConnected ? known : (known = document.querySelector('[role=log]')));
  const scroller = () => log()?.parentElement?.parentElement ?? document.body;
  const isDown = () => {
    const row = log()?.lastElementChild?.getBoundingClientRect();
    const { bottom, height } = scroller().getBoundingClientRect();
    return (
      row !== undefined && height > 200 && bottom - row.bottom > -1 && bottom - row.bottom < 80
    );
  };
  const steadyFrom = async (isThere: () => boolean) => {
    let since = Infinity;
    for (let [steady, frame] = [0, 0]; steady < 12 && frame < 600; frame += 1) {
      const at = await painted();
      if (!isThere()) [since, steady] = [Infinity, 0];
      else [since, steady] = [Math.min(since, at), steady + 1];
    }
    return since;
  };
  const watch: Watch = {
    came: 0,
    last: 0,
    open: async (link) => {
      let began = 0;
      addEventListener('click', () => (began = performance.now()), { capture: true, once: true });
      document.querySelector<HTMLElement>(link)?.click();
      return (await steadyFrom(isDown)) - began;
    },
    burst: async (wanted) => {
      watch.came = 0;
      while (watch.came === 0) await painted();
      const began = performance.now();
      const isTold = () =>
        log()?.lastElementChild?.textContent.includes(`number ${wanted}.`) ?? false;
      const drawn = countFrames();
      let [looks, lost] = [0, 0];
      while (!isTold() && performance.now() - began < 20_000) {
        await painted();
        looks += 1;
        if (scroller().scrollTop < -1) lost += 1;
      }
      const fps = drawn() / ((performance.now() - began) / 1_000);
      const settled = await steadyFrom(() => isTold() && isDown());
      return { lost: lost / looks, fps, settles: settled - watch.last };
    },
    history: async () => {
      const step = 24;
      let worst = 0;
      for (let frame = 0; frame < 500; frame += 1) {
        const { top, bottom } = scroller().getBoundingClientRect();
        const row = [...(log()?.children ?? [])].find(
          (one) => one.getBoundingClientRect().bottom > (top + bottom) / 2,
        );
        const before = row?.getBoundingClientRect().top ?? 0;
        const room = scroller().scrollHeight - scroller().clientHeight + scroller().scrollTop;
        const isMoved = room > step;
        requestAnimationFrame(() => {
          if (isMoved) scroller().scrollBy(0, -step);
        });
        await painted();
        const moved = (row?.getBoundingClientRect().top ?? 0) - before;
        worst = Math.max(worst, row?.isConnected ? Math.abs(moved - (isMoved ? step : 0)) : 9_999);
      }
      return worst;
    },
  };
  Object.assign(globalThis, { watch });
  globalThis.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data }) => {
        if (!String(data).includes('MessageSent')) return;
        watch.came += 1;
        watch.last = performance.now();
      });
    }
  };
};
