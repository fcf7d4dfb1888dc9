/**
 * What one listens to as to `window`. Node holds what a listener's signal does only weakly, and one of
 * it a target: after a collection of garbage a signal would take nothing away any more, and each tab
 * of a run would leak. Here it is held as long as the signal, as in a browser.
 */
export class Page extends EventTarget {
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options: AddEventListenerOptions | boolean = {},
  ): void {
    const { signal, ...rest } = typeof options === 'boolean' ? { capture: options } : options;
    if (signal?.aborted) return;
    super.addEventListener(type, listener, rest);
    const remove = () => this.removeEventListener(type, listener, rest);
    signal?.addEventListener('abort', remove, { once: true });
  }
}
