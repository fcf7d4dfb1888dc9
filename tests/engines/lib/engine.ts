/** Values passed between a test and a page: plain data. */
type Plain = string | number | boolean | null;

/** An element that was found, for hands. */
export interface Handle {
  readonly click: () => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Of an input for files: chooses one by its path. */
  readonly choose: (file: string) => Promise<void>;
}

export type Key = 'Tab' | 'Escape' | 'Enter' | 'Backspace';

/** One page of a browser that is not Chromium; each function is run in the page and sees only its arguments. */
export interface Engine {
  open(url: string): Promise<void>;
  run<Args extends Plain[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  find<Args extends Plain[]>(
    work: (...args: Args) => Element | null,
    ...args: Args
  ): Promise<Handle | null>;
  press(key: Key, withShift?: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Launch of an engine, and the programs it needs. */
export interface EngineKind {
  readonly name: string;
  readonly programs: readonly string[];
  readonly start: () => Promise<Engine>;
}
